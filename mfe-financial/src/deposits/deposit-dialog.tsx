import * as z from "zod/mini";
import { createOf, useIdempotencyKey, useNavigate } from "@haul/platform";
import { counted } from "@haul/platform/records";
import { Modal, Text, toast } from "@haul/ui/core";
import { Form, FormActions, FormField, FormRow, useForm } from "@haul/ui/forms";
import { formatMoney } from "@haul/ui/format";
import type { Payment } from "../payments/payments.queries";
import { useToday } from "../today";
import { PAYMENT } from "../words";
import { depositPath, useCreateDeposit } from "./deposits.queries";

const schema = z.object({
  deposited_on: z.nullable(z.string()).check(z.refine((day) => day !== null, "Enter the day")),
});

interface DepositDialogProps {
  /** None of them is in a deposit yet. */
  payments: readonly Payment[];
  onClose: () => void;
  /** Once the deposit is made, before its drawer opens. */
  onDone: () => void;
}

/** Records that payments were taken to the bank together. */
export default function DepositDialog({ payments, onClose, onDone }: DepositDialogProps) {
  const navigate = useNavigate();
  const create = useCreateDeposit();
  const { header } = useIdempotencyKey();
  const today = useToday();
  const form = useForm<{ deposited_on: string | null; reference: string }>({
    initialValues: { deposited_on: today, reference: "" },
    schema,
  });
  const count = counted(payments.length, PAYMENT);
  const sum = payments.reduce((total, { amount_cents }) => total + amount_cents, 0);
  const latest = payments
    .map(({ received_on }) => received_on)
    .toSorted()
    .at(-1);
  const title = `Deposit ${count}`;

  const save = async (values: typeof form.values) => {
    const { deposited_on, ...others } = createOf(values);
    // The schema sees to it that there is a day.
    const facts = { deposited_on: deposited_on ?? today, ...others, payment_ids: payments.map(({ id }) => id) };
    const { id, amount_cents, currency } = await create.mutateAsync({ params: { header }, body: facts });
    toast.success(`${count}, ${formatMoney(amount_cents, currency)}, deposited.`);
    onDone();
    onClose();
    void navigate(depositPath(id));
  };

  return (
    <Modal opened onClose={onClose} title={title}>
      <Form form={form} onSubmit={save} aria-label={title}>
        <Text size="md">
          {count}, {formatMoney(sum, payments[0]?.currency)} total. The deposit moves this amount from undeposited funds
          to the bank account.
        </Text>
        <FormRow>
          <FormField
            name="deposited_on"
            type="date"
            label="Deposited"
            {...(latest === undefined ? {} : { minDate: latest })}
            maxDate={today}
            required
          />
          <FormField name="reference" label="Slip number" maxLength={100} autoComplete="off" autoFocus />
        </FormRow>
        <FormActions submitLabel={title} onCancel={onClose} />
      </Form>
    </Modal>
  );
}
