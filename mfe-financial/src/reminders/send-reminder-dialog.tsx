import { useIdempotencyKey } from "@haul/platform";
import { Modal, Text, toast } from "@haul/ui/core";
import { LoadingState } from "@haul/ui/data";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { useBillingEmail } from "../collections/collections.queries";
import type { Receivable } from "../receivables/receivables.queries";
import { useSendReminder } from "./reminders.queries";

interface SendReminderDialogProps {
  customer: Receivable["customer"];
  onClose: () => void;
}

/** Reminds the customer now of every invoice that has reached a step. */
export default function SendReminderDialog({ customer, onClose }: SendReminderDialogProps) {
  const { data, isLoading } = useBillingEmail(customer.id);
  const title = `Send a reminder to ${customer.name}`;
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

function SendForm({ customer, email, title, onClose }: SendReminderDialogProps & { email: string; title: string }) {
  const send = useSendReminder();
  const { header } = useIdempotencyKey();
  const form = useForm({ initialValues: { email, message: "" } });

  const save = async (values: typeof form.values) => {
    const params = { path: { customer_id: customer.id }, header };
    const to = values.email.trim() === "" ? {} : { email: values.email };
    const said = values.message.trim() === "" ? {} : { message: values.message };
    const { sent_to } = await send.mutateAsync({ params, body: { ...to, ...said } });
    toast.success(`The reminder is queued to be mailed to ${sent_to ?? customer.name}.`);
    onClose();
  };

  return (
    <Form form={form} onSubmit={save} aria-label={title}>
      <Text size="md">
        It lists every invoice that has reached a step of the schedule, and has the statement as a PDF. The steps count
        as reached.
      </Text>
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
