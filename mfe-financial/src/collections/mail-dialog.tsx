import { useIdempotencyKey } from "@haul/platform";
import { Modal, Text, toast } from "@haul/ui/core";
import { LoadingState } from "@haul/ui/data";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import type { Receivable } from "../receivables/receivables.queries";
import { useBillingEmail, type CollectionEntry } from "./collections.queries";

interface Mail {
  params: { path: { customer_id: string }; header: ReturnType<typeof useIdempotencyKey>["header"] };
  body: { email?: string; message?: string };
}

interface MailDialogProps {
  customer: Receivable["customer"];
  /** Such as `statement`. */
  what: string;
  /** What the customer gets. */
  about: string;
  send: (mail: Mail) => Promise<CollectionEntry>;
  onClose: () => void;
}

/** Asks where a mail to a customer goes, and what else it says. */
export function MailDialog(props: MailDialogProps) {
  const { customer, what, onClose } = props;
  const { data, isLoading } = useBillingEmail(customer.id);
  return (
    <Modal opened onClose={onClose} title={`Send a ${what} to ${customer.name}`}>
      {isLoading ? <LoadingState lines={3} /> : <MailForm {...props} email={data ?? ""} />}
    </Modal>
  );
}

function MailForm({ customer, what, about, send, onClose, email }: MailDialogProps & { email: string }) {
  const { header } = useIdempotencyKey();
  const form = useForm({ initialValues: { email, message: "" } });

  const save = async (values: typeof form.values) => {
    const params = { path: { customer_id: customer.id }, header };
    const to = values.email.trim() === "" ? {} : { email: values.email };
    const said = values.message.trim() === "" ? {} : { message: values.message };
    const { sent_to } = await send({ params, body: { ...to, ...said } });
    toast.success(`The ${what} is queued to be mailed to ${sent_to ?? customer.name}.`);
    onClose();
  };

  return (
    <Form form={form} onSubmit={save} aria-label={`Send a ${what} to ${customer.name}`}>
      <Text size="md">{about}</Text>
      <FormField
        name="email"
        type="email"
        label="Email"
        description="Leave blank to use the customer's billing address."
        autoFocus
      />
      <FormField name="message" type="textarea" label="Message" maxLength={2000} />
      <FormActions submitLabel="Send" onCancel={onClose} cancelLabel="Go back" />
    </Form>
  );
}
