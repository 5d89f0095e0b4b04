import * as z from "zod/mini";
import { Modal, Text } from "@haul/ui/core";
import { Form, FormActions, FormField, useForm, requiredText } from "@haul/ui/forms";
import { useAcceptQuote, type Quote } from "../quotes.queries";

const schema = z.object({ name: requiredText("Enter who accepted") });

/** The customer said yes on the telephone, before or after the paper. */
export function AcceptDialog({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const accept = useAcceptQuote();
  const form = useForm({
    initialValues: { name: quote.broker_contact?.name ?? "", email: quote.broker_contact?.email ?? "" },
    schema,
  });
  const save = async ({ name, email }: typeof form.values) => {
    const body = { version: quote.version, name, ...(email.trim() === "" ? {} : { email: email.trim() }) };
    await accept.mutateAsync({ params: { path: { quote_id: quote.id } }, body });
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={`Accepted by phone: ${quote.number}`}>
      <Form form={form} onSubmit={save}>
        <Text size="md">
          For an acceptance by phone or mail, also before the quote went out. A customer with the link accepts there.
        </Text>
        <FormField name="name" label="Who accepted" required autoFocus />
        <FormField name="email" type="email" label="Email" />
        <FormActions submitLabel="Note acceptance" onCancel={onClose} />
      </Form>
    </Modal>
  );
}
