import * as z from "zod/mini";
import { patchOf } from "@haul/platform";
import { Form, FormActions, FormField, FormRow, useForm } from "@haul/ui/forms";
import { codeOptions } from "@haul/ui/freight";
import { ContactListFields } from "./contact-list-fields";
import { addressOf, addressValues, contactOf, contactValues } from "./customer-values";
import { CUSTOMER_KINDS } from "./customer-words";
import { useUpdateCustomer, type Customer } from "./customers.queries";

const schema = z.object({
  name: z.string().check(z.minLength(1, "Enter the customer's name")),
  payment_terms_days: z.nullable(z.number()).check(z.refine((days) => days !== null, "Enter the days")),
});

/** Changes to a customer. */
export function CustomerForm({ customer, onDone }: { customer: Customer; onDone: () => void }) {
  const update = useUpdateCustomer();
  const form = useForm({
    initialValues: {
      name: customer.name,
      kind: customer.kind,
      docket_number: customer.docket_number ?? "",
      phone: customer.phone ?? "",
      email: customer.email ?? "",
      billing_email: customer.billing_email ?? "",
      payment_terms_days: customer.payment_terms_days,
      credit_limit_cents: customer.credit_limit_cents ?? (null as number | null),
      is_on_credit_hold: customer.is_on_credit_hold,
      required_references: [...customer.required_references],
      required_documents: [...customer.required_documents],
      invoice_packet_order: [...customer.invoice_packet_order],
      address: addressValues(customer.address),
      contacts: customer.contacts.map(contactValues),
      notes: customer.notes ?? "",
    },
    schema,
  });

  const save = async (values: typeof form.values) => {
    const { name, payment_terms_days } = values;
    const body = {
      ...patchOf(values),
      name,
      payment_terms_days,
      address: addressOf(values.address, customer.address),
      contacts: values.contacts.map(contactOf),
      version: customer.version,
    };
    await update.mutateAsync({ params: { path: { customer_id: customer.id } }, body });
    onDone();
  };

  return (
    <Form form={form} onSubmit={save} aria-label="Customer">
      <FormRow>
        <FormField name="name" label="Name" required autoFocus />
        <FormField name="kind" type="select" label="Kind" options={CUSTOMER_KINDS} required />
      </FormRow>
      <FormRow>
        <FormField name="docket_number" label="MC number" />
        <FormField name="phone" type="phone" label="Phone" />
      </FormRow>
      <FormRow>
        <FormField name="email" type="email" label="Email" />
        <FormField name="billing_email" type="email" label="Billing email" />
      </FormRow>
      <FormField name="address.line1" label="Street" />
      <FormRow>
        <FormField name="address.city" label="City" />
        <FormField name="address.state" type="state" label="State" />
        <FormField name="address.postal_code" label="ZIP" />
      </FormRow>
      <FormRow>
        <FormField name="payment_terms_days" type="number" label="Payment terms" unit="days" min={0} />
        <FormField name="credit_limit_cents" type="money" label="Credit limit" />
      </FormRow>
      <FormField name="is_on_credit_hold" type="switch" label="On credit hold" />
      <FormField
        name="required_references"
        type="multiselect"
        label="References its invoices need"
        options={codeOptions("reference")}
      />
      <FormField
        name="required_documents"
        type="multiselect"
        label="Documents its invoices need"
        options={codeOptions("document")}
      />
      <FormField
        name="invoice_packet_order"
        type="multiselect"
        label="Order of its invoice packet"
        description="Choose kinds in the order in which they follow the invoice. The others come after them: rate confirmation, BOL, POD, receipts, the rest."
        options={codeOptions("document")}
      />
      <ContactListFields />
      <FormField name="notes" type="textarea" label="Notes" />
      <FormActions submitLabel="Save customer" onCancel={onDone} />
    </Form>
  );
}
