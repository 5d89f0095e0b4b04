import * as z from "zod/mini";
import { useSaveRecord, type RecordFormProps } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { Form, FormActions, FormField, FormRow, requiredText, useForm } from "@haul/ui/forms";
import { AddressFields, addressOf } from "@haul/ui/long-forms";
import { codeOptions } from "@haul/ui/freight";
import { CUSTOMER_KINDS, INVOICE_DELIVERIES, INVOICE_GROUPINGS, INVOICE_SPLITS } from "../../words";
import { programOptions, useFuelPrograms } from "../../shared/fuel-programs";
import { PlaceField } from "../places/place-field";
import { ContactListFields } from "./contact-list-fields";
import { basisPointsOf, contactOf, furtherValues } from "./customer-values";
import { customers, type Customer } from "./customers.queries";
import { InvoiceNeeds, MilestonesField } from "./term-fields";

const name = requiredText("Enter the customer's name");
const newSchema = z.object({ name });
const schema = z.object({
  name,
  payment_terms_days: z.nullable(z.number()).check(z.refine((days) => days !== null, "Enter the days")),
});

interface CustomerFormProps extends RecordFormProps<Customer> {
  /** The name, if already typed in the search. */
  typed?: string;
}

/** A new customer with what a first load needs, or changes to all that is known of one. */
export function CustomerForm({ record: customer, typed = "", onDone }: CustomerFormProps) {
  const save = useSaveRecord(customers, customer);
  const form = useForm({
    initialValues: {
      name: customer?.name ?? typed,
      kind: customer?.kind ?? ("broker" as const),
      docket_number: customer?.docket_number ?? "",
      phone: customer?.phone ?? "",
      billing_email: customer?.billing_email ?? "",
      payment_terms_days: customer?.payment_terms_days ?? null,
      ...(customer && furtherValues(customer)),
    },
    schema: customer ? schema : newSchema,
  });

  const onSubmit = async ({ address, contacts, discount_basis_points, ...values }: typeof form.values) => {
    const saved = await save({
      ...values,
      ...(discount_basis_points !== undefined && { discount_basis_points: basisPointsOf(discount_basis_points) }),
      ...(address && { address: addressOf(address, customer?.address) }),
      ...(contacts && { contacts: contacts.map(contactOf) }),
    });
    onDone(saved);
  };

  const billingEmail = <FormField name="billing_email" type="email" label="Billing email" />;
  const terms = (
    <FormField
      name="payment_terms_days"
      type="number"
      label="Payment terms"
      unit="days"
      min={0}
      description={customer ? undefined : "Leave empty to use your company's usual terms."}
    />
  );
  return (
    <Form form={form} onSubmit={onSubmit} aria-label="Customer">
      <FormRow>
        <FormField name="name" label="Name" required autoFocus />
        <FormField name="kind" type="select" label="Kind" options={optionsOf(CUSTOMER_KINDS)} required />
      </FormRow>
      <FormRow>
        <FormField name="docket_number" label="MC number" />
        <FormField name="phone" type="phone" label="Phone" />
      </FormRow>
      {customer ? (
        <>
          <FormRow>
            <FormField name="email" type="email" label="Email" />
            {billingEmail}
          </FormRow>
          <AddressFields name="address" renderPlace={(field) => <PlaceField {...field} />} />
          {terms}
          <FormRow>
            <FormField
              name="discount_basis_points"
              type="number"
              label="Early payment discount"
              unit="%"
              min={0}
              max={10}
              decimals={2}
            />
            <FormField name="discount_days" type="number" label="If paid within" unit="days" min={0} max={90} />
          </FormRow>
          <FormField name="credit_limit_cents" type="money" label="Credit limit" />
          <FormRow>
            <FormField
              name="credit_source"
              label="Credit source"
              description="Such as a credit bureau or your factor."
              maxLength={100}
            />
            <FormField name="credit_checked_on" type="date" label="Credit checked" clearable />
          </FormRow>
          <FormRow>
            <FormField
              name="invoice_grouping"
              type="select"
              label="Invoices"
              options={optionsOf(INVOICE_GROUPINGS)}
              required
            />
            <FormField
              name="invoice_split"
              type="select"
              label="Invoices by"
              options={optionsOf(INVOICE_SPLITS)}
              clearable
            />
          </FormRow>
          <DeliveryFields isPortal={form.values.invoice_delivery === "portal"} />
          <ProgramField chosen={customer.fuel_program_id} />
          <FormField
            name="on_time_grace_minutes"
            type="number"
            label="On-time grace (minutes)"
            min={0}
            max={240}
            description="Leave empty to use the company default."
          />
          <TrackingFields />
          <BillingFields />
          <ContactListFields />
          <FormField name="notes" type="textarea" label="Notes" />
        </>
      ) : (
        <FormRow>
          {billingEmail}
          {terms}
        </FormRow>
      )}
      <FormActions submitLabel={customer ? "Save customer" : "Add customer"} onCancel={() => onDone()} />
    </Form>
  );
}

/** How the customer wants its invoices; the portal is asked for where there is one. */
function DeliveryFields({ isPortal }: { isPortal: boolean }) {
  return (
    <FormRow>
      <FormField
        name="invoice_delivery"
        type="select"
        label="Invoice delivery"
        options={optionsOf(INVOICE_DELIVERIES)}
        required
      />
      {isPortal && (
        <FormField name="invoice_portal" label="Portal" description="Its name or web address." maxLength={200} />
      )}
    </FormRow>
  );
}

/** Whose surcharge its new loads have; nothing for those who may not read programs. */
function ProgramField({ chosen }: { chosen: string | undefined }) {
  const programs = useFuelPrograms();
  if (!programs) return null;
  return (
    <FormField
      name="fuel_program_id"
      type="select"
      label="Fuel program"
      description="New loads get its surcharge. Leave empty if the rate includes fuel."
      options={programOptions(programs, chosen)}
    />
  );
}

/** What the customer is told on the way of its loads. */
function TrackingFields() {
  return (
    <>
      <MilestonesField />
      <FormField
        name="tracking_email"
        type="email"
        label="Tracking email"
        description="Leave empty to email the contact who tendered the load, or else the general address."
      />
    </>
  );
}

/** What billing keeps to. */
function BillingFields() {
  return (
    <>
      <FormField name="is_on_credit_hold" type="switch" label="On credit hold" />
      <InvoiceNeeds />
      <FormField
        name="invoice_packet_order"
        type="multiselect"
        label="Invoice packet order"
        description="Choose document types in the order they follow the invoice. Any others come after them: rate confirmation, BOL, POD, receipts, the rest."
        options={codeOptions("document")}
      />
    </>
  );
}
