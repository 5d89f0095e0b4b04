import * as z from "zod/mini";
import { createOf } from "@haul/platform";
import { useOpenedVersion } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { Modal, Text, toast } from "@haul/ui/core";
import { Form, FormActions, FormField, FormRow, requiredText, useForm } from "@haul/ui/forms";
import { formatMoney } from "@haul/ui/format";
import { useToday } from "../today";
import { PAYMENT_METHODS } from "../words";
import { useRefundPayment, type Payment, type PaymentRefundCreate } from "./payments.queries";

const schema = z.object({
  method: requiredText("Choose how you refunded it"),
  reference: requiredText("Enter the check or trace number"),
  amount_cents: z.nullable(z.number()).check(z.refine((cents) => cents !== null && cents > 0, "Enter the amount")),
  refunded_on: z.nullable(z.string()).check(z.refine((day) => day !== null, "Enter the day")),
});

interface Values extends Record<string, unknown> {
  method: Payment["method"];
  reference: string;
  amount_cents: number | null;
  refunded_on: string | null;
  note: string;
}

/** Records that unapplied money went back to the customer. */
export default function RefundDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const refund = useRefundPayment();
  const saving = useOpenedVersion(payment.version);
  const today = useToday();
  const { unapplied_cents: left, currency } = payment;
  const form = useForm<Values>({
    initialValues: {
      method: "check",
      reference: "",
      amount_cents: left,
      refunded_on: today,
      note: "",
    },
    schema,
    validate: ({ amount_cents }) =>
      amount_cents !== null && amount_cents > left
        ? { amount_cents: `Enter an amount up to ${formatMoney(left, currency)}` }
        : {},
  });
  const title = `Refund payment ${payment.reference}`;

  const save = async (values: Values) => {
    const params = { path: { payment_id: payment.id } };
    // The schema sees to it that only the note may be empty.
    const facts = createOf(values) as Omit<PaymentRefundCreate, "version">;
    await saving((version) => refund.mutateAsync({ params, body: { ...facts, version } }));
    toast.success(`${formatMoney(facts.amount_cents, currency)} of payment ${payment.reference} is refunded.`);
    onClose();
  };

  return (
    <Modal opened onClose={onClose} title={title}>
      <Form form={form} onSubmit={save} aria-label={title}>
        <Text size="md">
          {formatMoney(left, currency)} of this payment from {payment.customer.name} is unapplied. Record what you sent
          back; this doesn't move any money.
        </Text>
        <FormRow>
          <FormField name="amount_cents" type="money" label="Amount" currency={currency} required autoFocus />
          <FormField
            name="refunded_on"
            type="date"
            label="Refunded"
            minDate={payment.received_on}
            maxDate={today}
            required
          />
        </FormRow>
        <FormRow>
          <FormField name="method" type="select" label="Method" options={optionsOf(PAYMENT_METHODS)} required />
          <FormField name="reference" label="Check or trace number" maxLength={100} autoComplete="off" required />
        </FormRow>
        <FormField name="note" type="textarea" label="Note" maxLength={500} />
        <FormActions submitLabel="Refund payment" onCancel={onClose} />
      </Form>
    </Modal>
  );
}
