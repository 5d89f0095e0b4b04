import { useOpenedVersion } from "@haul/platform/lists";
import { Modal, Text } from "@haul/ui/core";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { instantsOf, wallClock } from "@haul/ui/freight";
import { originZone } from "../origin-zone";
import { useReopenQuote, type Quote } from "../quotes.queries";

/** A lost quote is with the customer again, if need be for longer. */
export function ReopenDialog({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const reopen = useReopenQuote();
  const saving = useOpenedVersion(quote.version);
  const zone = originZone(quote);
  const form = useForm<{ valid_until: string | null }>({
    initialValues: { valid_until: wallClock(quote.valid_until, zone) },
    validate: ({ valid_until }) => (valid_until ? {} : { valid_until: "Enter how long the quote is valid" }),
  });
  const save = async ({ valid_until }: { valid_until: string | null }) => {
    const until = valid_until ? instantsOf(valid_until, zone)[0] : undefined;
    const body = until ? { valid_until: until.toISOString() } : {};
    const params = { path: { quote_id: quote.id } };
    await saving((version) => reopen.mutateAsync({ params, body: { version, ...body } }));
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={`Reopen quote ${quote.number}`}>
      <Form form={form} onSubmit={save}>
        <Text size="md">The customer&rsquo;s link works again, at the same price.</Text>
        <FormField name="valid_until" type="datetime" zone={zone} label="Valid until" required />
        <FormActions submitLabel="Reopen" onCancel={onClose} cancelLabel="Go back" />
      </Form>
    </Modal>
  );
}
