import * as z from "zod/mini";
import { createOf } from "@haul/platform";
import { useOpenedVersion } from "@haul/platform/lists";
import { Modal, Text, toast } from "@haul/ui/core";
import { Form, FormActions, FormField, requiredText, useForm } from "@haul/ui/forms";
import { formatMoney } from "@haul/ui/format";
import type { Invoice } from "../invoices/invoices.queries";
import { useApproveWriteOff, useRejectWriteOff, useWithdrawWriteOff, type WriteOffRequest } from "./write-offs.queries";

export type Decision = "approve" | "reject" | "withdraw";

const WORDS = {
  approve: {
    title: (amount: string) => `Write off ${amount}?`,
    text: "The write-off is posted to the ledger, dated today.",
    submit: "Approve write-off",
    done: "The write-off is posted.",
  },
  reject: {
    title: (amount: string) => `Reject the write-off of ${amount}?`,
    text: "The invoice stays open. The person who requested it gets your note.",
    submit: "Reject",
    done: "The request is rejected.",
  },
  withdraw: {
    title: (amount: string) => `Withdraw your request to write off ${amount}?`,
    text: "The invoice stays open.",
    submit: "Withdraw request",
    done: "The request is withdrawn.",
  },
} as const;

interface DecideDialogProps {
  invoice: Invoice;
  request: WriteOffRequest;
  decision: Decision;
  onClose: () => void;
}

/** Approves, rejects or withdraws a request for a write-off. */
export default function DecideDialog({ invoice, request, decision, onClose }: DecideDialogProps) {
  const verbs = { approve: useApproveWriteOff(), reject: useRejectWriteOff(), withdraw: useWithdrawWriteOff() };
  const saving = useOpenedVersion(invoice.version);
  const needsNote = decision === "reject";
  const note = needsNote ? requiredText("Say why. The person who requested it gets this note.") : z.string();
  const form = useForm({ initialValues: { note: "" }, schema: z.object({ note }) });
  const words = WORDS[decision];
  const title = words.title(formatMoney(request.amount_cents, invoice.currency));

  const save = async (values: typeof form.values) => {
    const params = { path: { invoice_id: invoice.id } };
    await saving((version) =>
      verbs[decision].mutateAsync({ params, body: { ...createOf(values), request_id: request.id, version } }),
    );
    toast.success(words.done);
    onClose();
  };

  return (
    <Modal opened onClose={onClose} title={title}>
      <Form form={form} onSubmit={save} aria-label={title}>
        <Text size="md">{words.text}</Text>
        <FormField name="note" type="textarea" label="Note" maxLength={500} required={needsNote} autoFocus />
        <FormActions submitLabel={words.submit} onCancel={onClose} cancelLabel="Go back" />
      </Form>
    </Modal>
  );
}
