import { useIdempotencyKey } from "@haul/platform";
import { Modal, Text, toast } from "@haul/ui/core";
import { LoadingState } from "@haul/ui/data";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import type { Receivable } from "../receivables/receivables.queries";
import { useBillingEmail, useSendStatement } from "./collections.queries";

interface SendStatementDialogProps {
  customer: Receivable["customer"];
  onClose: () => void;
}

/** Mails the customer what they owe. */
export default function SendStatementDialog({ customer, onClose }: SendStatementDialogProps) {
  const { data, isLoading } = useBillingEmail(customer.id);
  const title = `Send a statement to ${customer.name}`;
  return (
    <Modal opened onClose={onClose} title={title}>
      {isLoading ? (
        <LoadingState lines={3} />
      ) : (
        <SendForm customer={customer} email={data ?? ""} title={title} onClose={onClose} />
      )}
    </Modal>
  );
}

function SendForm({ customer, email, title, onClose }: SendStatementDialogProps & { email: string; title: string }) {
  const send = useSendStatement();
  const { header } = useIdempotencyKey();
  const form = useForm({ initialValues: { email, message: "" } });

  const save = async (values: typeof form.values) => {
    const params = { path: { customer_id: customer.id }, header };
    const to = values.email.trim() === "" ? {} : { email: values.email };
    const said = values.message.trim() === "" ? {} : { message: values.message };
    const { sent_to } = await send.mutateAsync({ params, body: { ...to, ...said } });
    toast.success(`The statement is queued to be mailed to ${sent_to ?? customer.name}.`);
    onClose();
  };

  return (
    <Form form={form} onSubmit={save} aria-label={title}>
      <Text size="md">The customer gets a PDF of the invoices they owe when the email goes out, by age.</Text>
      <FormField
        name="email"
        type="email"
        label="Email"
        description="If empty, it goes to the customer's billing address."
        autoFocus
      />
      <FormField name="message" type="textarea" label="Message" maxLength={2000} />
      <FormActions submitLabel="Send" onCancel={onClose} cancelLabel="Go back" />
    </Form>
  );
}
