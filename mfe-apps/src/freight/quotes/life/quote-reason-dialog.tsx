import * as z from "zod/mini";
import { useOpenedVersion } from "@haul/platform/lists";
import { Modal, Text } from "@haul/ui/core";
import { Form, FormActions, FormField, useForm, requiredText } from "@haul/ui/forms";
import { useReturnQuote, useWithdrawQuote, type Quote } from "../quotes.queries";

const WORDS = {
  withdraw: {
    title: (number: string) => `Withdraw quote ${number}`,
    body: "The customer can no longer accept it, and the link says so.",
    submit: "Withdraw",
    isDestructive: true,
  },
  return: {
    title: (number: string) => `Return quote ${number} to draft`,
    body: "Its author can change it and ask again.",
    submit: "Return",
    isDestructive: false,
  },
} as const;

const schema = z.object({ reason: requiredText("Say why; it stays with the quote.") });

interface QuoteReasonDialogProps {
  quote: Quote;
  action: keyof typeof WORDS;
  onClose: () => void;
}

/** Actions that need a reason. */
export function QuoteReasonDialog({ quote, action, onClose }: QuoteReasonDialogProps) {
  const mutations = { withdraw: useWithdrawQuote(), return: useReturnQuote() };
  const saving = useOpenedVersion(quote.version);
  const words = WORDS[action];
  const form = useForm({ initialValues: { reason: "" }, schema });
  const save = async ({ reason }: { reason: string }) => {
    const params = { path: { quote_id: quote.id } };
    await saving((version) => mutations[action].mutateAsync({ params, body: { version, reason } }));
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={words.title(quote.number)}>
      <Form form={form} onSubmit={save}>
        <Text size="md">{words.body}</Text>
        <FormField name="reason" type="textarea" label="Reason" required autoFocus />
        <FormActions
          submitLabel={words.submit}
          isDestructive={words.isDestructive}
          onCancel={onClose}
          cancelLabel="Go back"
        />
      </Form>
    </Modal>
  );
}
