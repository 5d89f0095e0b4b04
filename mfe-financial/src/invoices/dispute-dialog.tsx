import * as z from "zod/mini";
import { createOf } from "@haul/platform";
import { useOpenedVersion } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { Modal, Text, toast } from "@haul/ui/core";
import { Form, FormActions, FormField, FormRow, requiredText, useForm } from "@haul/ui/forms";
import { formatMoney } from "@haul/ui/format";
import { useToday } from "../today";
import { ADJUSTMENT_REASONS } from "../words";
import { useDisputeInvoice, type Invoice, type InvoiceDisputeOpen } from "./invoices.queries";

const schema = z.object({
  reason: requiredText("Choose why"),
  amount_cents: z.nullable(z.number()).check(z.refine((cents) => cents !== null && cents > 0, "Enter the amount")),
});

/** Records what the customer doesn't want to pay. */
export default function DisputeDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const dispute = useDisputeInvoice();
  const saving = useOpenedVersion(invoice.version);
  const today = useToday();
  const { balance_cents: owed, currency } = invoice;
  const form = useForm({
    initialValues: {
      reason: "",
      amount_cents: null as number | null,
      follow_up_on: null as string | null,
      note: "",
    },
    schema,
    validate: ({ amount_cents }) =>
      amount_cents !== null && amount_cents > owed
        ? { amount_cents: `Enter an amount up to ${formatMoney(owed, currency)}` }
        : {},
  });
  const title = `Dispute on invoice ${invoice.number}`;

  const save = async (values: typeof form.values) => {
    const params = { path: { invoice_id: invoice.id } };
    // The schema sees to it that only the note and the day may be empty.
    const facts = createOf(values) as Omit<InvoiceDisputeOpen, "version">;
    await saving((version) => dispute.mutateAsync({ params, body: { ...facts, version } }));
    toast.success(`Invoice ${invoice.number} is disputed.`);
    onClose();
  };

  return (
    <Modal opened onClose={onClose} title={title}>
      <Form form={form} onSubmit={save} aria-label={title}>
        <Text size="md">
          {formatMoney(owed, currency)} is owed, and a dispute doesn't change that. Adjust the invoice if the customer
          turns out to be right.
        </Text>
        <FormRow>
          <FormField
            name="reason"
            type="select"
            label="Reason"
            options={optionsOf(ADJUSTMENT_REASONS)}
            required
            autoFocus
          />
          <FormField name="amount_cents" type="money" label="Amount" currency={currency} required />
        </FormRow>
        <FormField name="note" type="textarea" label="What the customer says" maxLength={500} />
        <FormField name="follow_up_on" type="date" label="Follow up on" minDate={today} />
        <FormActions submitLabel="Record dispute" onCancel={onClose} />
      </Form>
    </Modal>
  );
}
