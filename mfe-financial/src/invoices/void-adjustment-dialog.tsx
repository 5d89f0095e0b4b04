import * as z from "zod/mini";
import { useOpenedVersion } from "@haul/platform/lists";
import { Modal, Text, toast } from "@haul/ui/core";
import { Form, FormActions, FormField, requiredText, useForm } from "@haul/ui/forms";
import { formatMoney, labelOf } from "@haul/ui/freight";
import { ADJUSTMENT_KINDS } from "../words";
import { useVoidAdjustment, type Invoice, type InvoiceAdjustment } from "./invoices.queries";

const schema = z.object({ reason: requiredText("Say why; it stays in the invoice's history.") });

interface VoidAdjustmentDialogProps {
  invoice: Invoice;
  adjustment: InvoiceAdjustment;
  onClose: () => void;
}

/** Takes an adjustment back. */
export default function VoidAdjustmentDialog({ invoice, adjustment, onClose }: VoidAdjustmentDialogProps) {
  const voidIt = useVoidAdjustment();
  const saving = useOpenedVersion(invoice.version);
  const form = useForm({ initialValues: { reason: "" }, schema });
  const word = labelOf(ADJUSTMENT_KINDS, adjustment.kind);
  const title = `Void the ${word.toLowerCase()} of ${formatMoney(adjustment.amount_cents, invoice.currency)}?`;

  const save = async ({ reason }: typeof form.values) => {
    const params = { path: { invoice_id: invoice.id } };
    const body = { adjustment_id: adjustment.id, reason };
    await saving((version) => voidIt.mutateAsync({ params, body: { version, ...body } }));
    toast.success(`The ${word.toLowerCase()} on invoice ${invoice.number} is voided.`);
    onClose();
  };

  return (
    <Modal opened onClose={onClose} title={title}>
      <Form form={form} onSubmit={save} aria-label={title}>
        <Text size="md">
          Invoice {invoice.number} is owed as before the adjustment. A reversing entry dated today is posted to the
          ledger.
        </Text>
        <FormField name="reason" type="textarea" label="Reason" maxLength={500} required autoFocus />
        <FormActions submitLabel="Void adjustment" isDestructive onCancel={onClose} cancelLabel="Go back" />
      </Form>
    </Modal>
  );
}
