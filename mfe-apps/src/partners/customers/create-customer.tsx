import * as z from "zod/mini";
import { createOf, useIdempotencyKey } from "@haul/platform";
import { Modal } from "@haul/ui/core";
import { Form, FormActions, FormField, FormRow, useForm, type RecordOption } from "@haul/ui/forms";
import { useCreateRecord, type InlineCreate } from "../../shared/use-create-record";
import { CUSTOMER_KINDS } from "./customer-words";
import { useCreateCustomer } from "./customers.queries";

const schema = z.object({ name: z.string().check(z.minLength(1, "Enter the customer's name")) });

/** Adds a customer on the spot, while a load is being booked. */
export function useCustomerDialog(): InlineCreate<RecordOption> {
  return useCreateRecord<RecordOption>((props) => <CustomerDialog {...props} />);
}

interface CustomerDialogProps {
  /** The name, where somebody has begun to type it. */
  typed?: string;
  onDone: (made: RecordOption | null) => void;
}

/** A new customer with what a first load needs; the rest is in its drawer. */
export function CustomerDialog({ typed = "", onDone }: CustomerDialogProps) {
  const create = useCreateCustomer();
  const { header } = useIdempotencyKey();
  const form = useForm({
    initialValues: {
      name: typed,
      kind: "broker" as const,
      docket_number: "",
      phone: "",
      billing_email: "",
      payment_terms_days: 30,
    },
    schema,
  });

  const save = async (values: typeof form.values) => {
    const made = await create.mutateAsync({ params: { header }, body: { ...createOf(values), name: values.name } });
    onDone({ id: made.id, label: made.name });
  };

  return (
    <Modal opened onClose={() => onDone(null)} title="Add customer">
      <Form form={form} onSubmit={save}>
        <FormRow>
          <FormField name="name" label="Name" required autoFocus />
          <FormField name="kind" type="select" label="Kind" options={CUSTOMER_KINDS} required />
        </FormRow>
        <FormRow>
          <FormField name="docket_number" label="MC number" />
          <FormField name="phone" type="phone" label="Phone" />
        </FormRow>
        <FormRow>
          <FormField name="billing_email" type="email" label="Billing email" />
          <FormField name="payment_terms_days" type="number" label="Payment terms" unit="days" min={0} />
        </FormRow>
        <FormActions submitLabel="Add customer" onCancel={() => onDone(null)} />
      </Form>
    </Modal>
  );
}
