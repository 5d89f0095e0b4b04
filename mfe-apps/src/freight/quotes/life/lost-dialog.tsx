import { useOpenedVersion } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { Modal } from "@haul/ui/core";
import { Form, FormActions, FormField, FormRow, useForm } from "@haul/ui/forms";
import { LOSS_REASONS } from "../../../words";
import { useLoseQuote, type Quote } from "../quotes.queries";

interface LossValues extends Record<string, unknown> {
  reason: NonNullable<Quote["loss_reason"]>;
  competitor: string;
  price_gap_cents: number | null;
  note: string;
}

/** Why the freight went elsewhere: this explains the win rate. */
export function LostDialog({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const lose = useLoseQuote();
  const saving = useOpenedVersion(quote.version);
  const form = useForm<LossValues>({
    initialValues: {
      reason: "price",
      competitor: quote.competitor ?? "",
      price_gap_cents: quote.price_gap_cents ?? null,
      note: quote.closed_reason ?? "",
    },
  });
  const save = async ({ reason, competitor, price_gap_cents, note }: LossValues) => {
    const body = {
      reason,
      ...(competitor.trim() === "" ? {} : { competitor: competitor.trim() }),
      ...(price_gap_cents === null ? {} : { price_gap_cents }),
      ...(note.trim() === "" ? {} : { note: note.trim() }),
    };
    const params = { path: { quote_id: quote.id } };
    await saving((version) => lose.mutateAsync({ params, body: { version, ...body } }));
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={`Mark quote ${quote.number} as lost`}>
      <Form form={form} onSubmit={save}>
        <FormField name="reason" type="select" label="Reason" options={optionsOf(LOSS_REASONS)} required />
        <FormRow>
          <FormField name="competitor" label="Who got it" autoFocus />
          <FormField name="price_gap_cents" type="money" label="Cheaper by" />
        </FormRow>
        <FormField name="note" type="textarea" label="Note" />
        <FormActions submitLabel="Mark as lost" onCancel={onClose} cancelLabel="Go back" />
      </Form>
    </Modal>
  );
}
