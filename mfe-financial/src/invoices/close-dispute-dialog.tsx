import * as z from "zod/mini";
import { createOf } from "@haul/platform";
import { useOpenedVersion } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { Modal, Text, toast } from "@haul/ui/core";
import { Form, FormActions, FormField, requiredText, useForm } from "@haul/ui/forms";
import { formatMoney } from "@haul/ui/format";
import { DISPUTE_OUTCOMES } from "../words";
import { useCloseDispute, type Invoice, type InvoiceDispute, type InvoiceDisputeClose } from "./invoices.queries";

const schema = z.object({ outcome: requiredText("Choose how it ended") });

interface CloseDisputeDialogProps {
  invoice: Invoice;
  dispute: InvoiceDispute;
  onClose: () => void;
}

/** Records how a dispute ended. */
export default function CloseDisputeDialog({ invoice, dispute, onClose }: CloseDisputeDialogProps) {
  const close = useCloseDispute();
  const saving = useOpenedVersion(invoice.version);
  const form = useForm({ initialValues: { outcome: "", note: "" }, schema });
  const title = `Close the dispute of ${formatMoney(dispute.amount_cents, invoice.currency)}`;

  const save = async (values: typeof form.values) => {
    const params = { path: { invoice_id: invoice.id } };
    // The schema sees to it that only the note may be empty.
    const facts = createOf(values) as Pick<InvoiceDisputeClose, "outcome" | "note">;
    await saving((version) => close.mutateAsync({ params, body: { ...facts, dispute_id: dispute.id, version } }));
    toast.success("The dispute is closed.");
    onClose();
  };

  return (
    <Modal opened onClose={onClose} title={title}>
      <Form form={form} onSubmit={save} aria-label={title}>
        <Text size="md">The balance stays the same. If the customer pays less, adjust the invoice as well.</Text>
        <FormField
          name="outcome"
          type="select"
          label="Outcome"
          options={optionsOf(DISPUTE_OUTCOMES)}
          required
          autoFocus
        />
        <FormField name="note" type="textarea" label="What was agreed" maxLength={500} />
        <FormActions submitLabel="Close dispute" onCancel={onClose} cancelLabel="Go back" />
      </Form>
    </Modal>
  );
}
