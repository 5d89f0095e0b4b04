import * as z from "zod/mini";
import { useOpenedVersion } from "@haul/platform/lists";
import { Modal, Text, toast } from "@haul/ui/core";
import { Form, FormActions, FormField, requiredText, useForm } from "@haul/ui/forms";
import { useReturnPayment, useVoidPayment, type Payment, type PaymentAction } from "./payments.queries";

/** How a payment ends; the history must give a reason. */
export type Ending = Extract<PaymentAction, "return" | "void">;

interface EndingWords {
  title: (reference: string) => string;
  body: string;
  submit: string;
  done: string;
}

const WORDS: Readonly<Record<Ending, EndingWords>> = {
  return: {
    title: (reference) => `Mark payment ${reference} as returned?`,
    submit: "Mark as returned",
    body: "For money that the bank took back, such as a bounced check (NSF).",
    done: "is marked as returned",
  },
  void: {
    title: (reference) => `Void payment ${reference}?`,
    submit: "Void payment",
    body: "For a payment that was recorded by mistake.",
    done: "is voided",
  },
};

const AFTERWARDS =
  "Its invoices are owed again, and a reversing entry dated today is posted to the ledger. This can't be undone.";

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
  const title = words.title(payment.reference);

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
        <FormActions submitLabel={words.submit} isDestructive onCancel={onClose} cancelLabel="Go back" />
      </Form>
    </Modal>
  );
}
