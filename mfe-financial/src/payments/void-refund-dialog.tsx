import * as z from "zod/mini";
import { useOpenedVersion } from "@haul/platform/lists";
import { Modal, Text, toast } from "@haul/ui/core";
import { Form, FormActions, FormField, requiredText, useForm } from "@haul/ui/forms";
import { formatMoney } from "@haul/ui/format";
import { useVoidRefund, type Payment, type PaymentRefund } from "./payments.queries";

const schema = z.object({ reason: requiredText("Say why; it stays in the payment's history.") });

interface VoidRefundDialogProps {
  payment: Payment;
  refund: PaymentRefund;
  onClose: () => void;
}

/** Takes back a refund that never reached the customer. */
export default function VoidRefundDialog({ payment, refund, onClose }: VoidRefundDialogProps) {
  const voidIt = useVoidRefund();
  const saving = useOpenedVersion(payment.version);
  const form = useForm({ initialValues: { reason: "" }, schema });
  const amount = formatMoney(refund.amount_cents, payment.currency);
  const title = `Void refund ${refund.reference}?`;

  const save = async ({ reason }: typeof form.values) => {
    const params = { path: { payment_id: payment.id } };
    const body = { refund_id: refund.id, reason };
    await saving((version) => voidIt.mutateAsync({ params, body: { version, ...body } }));
    toast.success(`Refund ${refund.reference} is voided.`);
    onClose();
  };

  return (
    <Modal opened onClose={onClose} title={title}>
      <Form form={form} onSubmit={save} aria-label={title}>
        <Text size="md">
          For a refund that never reached the customer, such as a check that was not cashed. {amount} is unapplied
          again, and a reversing entry dated today is posted to the ledger.
        </Text>
        <FormField name="reason" type="textarea" label="Reason" maxLength={500} required autoFocus />
        <FormActions submitLabel="Void refund" isDestructive onCancel={onClose} cancelLabel="Go back" />
      </Form>
    </Modal>
  );
}
