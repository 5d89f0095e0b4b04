import type { FoundRecord } from "@haul/platform";
import { Modal } from "@haul/ui/core";
import { useToday } from "../today";
import type { Payment } from "./payments.queries";
import { RecordPaymentForm } from "./record-payment-form";

interface RecordPaymentDialogProps {
  /** Who paid, where the page knows it. */
  customer?: FoundRecord | undefined;
  onClose: () => void;
  /** Once it is recorded, in place of `onClose`. */
  onDone: (payment: Payment) => void;
}

/** Records what a customer paid, and which invoices it pays. */
export default function RecordPaymentDialog({ customer, onClose, onDone }: RecordPaymentDialogProps) {
  const today = useToday();
  return (
    <Modal opened onClose={onClose} size="lg" title="Record payment">
      <RecordPaymentForm
        title="Record payment"
        known={{ customer: customer ?? null, method: "check", received_on: today }}
        autoFocus={customer === undefined ? "customer_id" : "amount_cents"}
        onCancel={onClose}
        onDone={onDone}
      />
    </Modal>
  );
}
