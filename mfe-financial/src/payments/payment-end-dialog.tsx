import * as z from "zod/mini";
import { useOpenedVersion } from "@haul/platform/lists";
import { Modal, Text, toast } from "@haul/ui/core";
import { Form, FormActions, FormField, requiredText, useForm } from "@haul/ui/forms";
import { useReturnPayment, useVoidPayment, type Payment, type PaymentAction } from "./payments.queries";

/** How a payment ends; the history must give a reason. */
export type Ending = Extract<PaymentAction, "return" | "void">;

/** What the button says is the title too, with the payment's number. */
const WORDS: Readonly<Record<Ending, { submit: string; body: string; done: string }>> = {
  return: {
    submit: "Return payment",
    body: "For money that the bank took back, such as a check without funds.",
    done: "is returned",
  },
  void: {
    submit: "Void payment",
    body: "For a payment that was recorded by mistake.",
    done: "is voided",
  },
};

const AFTERWARDS =
  "Its invoices are owed again, and the ledger gets the opposite of what was posted, dated today. It can't be undone.";

const schema = z.object({ reason: requiredText("Say why; it stays in the payment's history.") });

interface PaymentEndDialogProps {
  payment: Payment;
  ending: Ending;
  onClose: () => void;
}

export default function PaymentEndDialog({ payment, ending, onClose }: PaymentEndDialogProps) {
  const words = WORDS[ending];
  const ends = { return: useReturnPayment(), void: useVoidPayment() };
  const saving = useOpenedVersion(payment.version);
  const form = useForm({ initialValues: { reason: "" }, schema });
  const title = `${words.submit} ${payment.reference}?`;

  const save = async ({ reason }: typeof form.values) => {
    const params = { path: { payment_id: payment.id } };
    await saving((version) => ends[ending].mutateAsync({ params, body: { version, reason } }));
    toast.success(`Payment ${payment.reference} ${words.done}.`);
    onClose();
  };

  return (
    <Modal opened onClose={onClose} title={title}>
      <Form form={form} onSubmit={save} aria-label={title}>
        <Text size="md">
          {words.body} {AFTERWARDS}
        </Text>
        <FormField name="reason" type="textarea" label="Reason" maxLength={500} required autoFocus />
        <FormActions submitLabel={words.submit} onCancel={onClose} cancelLabel="Go back" />
      </Form>
    </Modal>
  );
}
