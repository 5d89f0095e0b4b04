import * as z from "zod/mini";
import { useOpenedVersion } from "@haul/platform/lists";
import { Modal, Text, toast } from "@haul/ui/core";
import { Form, FormActions, FormField, requiredText, useForm } from "@haul/ui/forms";
import { isForPortal } from "./invoice-terms";
import { useMarkInvoiceSent, useSendInvoice, useVoidInvoice, type Invoice } from "./invoices.queries";

/** Actions that ask for something first. */
export type Asking = "send" | "mark_sent" | "void";

interface DialogWords {
  title: (number: string) => string;
  body: string;
  submit: string;
  done: string;
}

const WORDS: Readonly<Record<Asking, DialogWords>> = {
  send: {
    title: (number) => `Send invoice ${number}`,
    body: "The customer gets the invoice and the paperwork for its loads as one PDF.",
    submit: "Send",
    done: "is queued to be mailed",
  },
  mark_sent: {
    title: (number) => `Mark invoice ${number} as sent`,
    body: "For an invoice that you submitted yourself, such as in the customer's portal.",
    submit: "Mark as sent",
    done: "is marked as sent",
  },
  void: {
    title: (number) => `Void invoice ${number}?`,
    body: "A reversing entry is posted to the ledger, and the loads can be invoiced again. This can't be undone.",
    submit: "Void invoice",
    done: "is voided",
  },
};

/** In place of those of `mark_sent`, where the customer wants its invoices in a portal. */
const SUBMITTED: DialogWords = {
  title: (number) => `Mark invoice ${number} as submitted`,
  body: "For an invoice that you submitted to the customer's portal.",
  submit: "Mark as submitted",
  done: "is marked as submitted",
};

const schemas = {
  send: z.object({ email: requiredText("Enter the customer's email address.") }),
  mark_sent: z.object({ sent_to: requiredText("Say where, such as the portal and its confirmation number.") }),
  void: z.object({ reason: requiredText("Say why; it stays in the invoice's history.") }),
};

/** Where it was submitted, as far as that is known. */
const portalOf = (invoice: Invoice) => (isForPortal(invoice) ? (invoice.portal ?? "") : "");

interface InvoiceDialogProps {
  invoice: Invoice;
  action: Asking;
  onClose: () => void;
}

export default function InvoiceDialog({ invoice, action, onClose }: InvoiceDialogProps) {
  const words = action === "mark_sent" && isForPortal(invoice) ? SUBMITTED : WORDS[action];
  const [send, markSent, voidIt] = [useSendInvoice(), useMarkInvoiceSent(), useVoidInvoice()];
  const saving = useOpenedVersion(invoice.version);
  const form = useForm({
    initialValues: { email: invoice.email ?? "", message: "", sent_to: portalOf(invoice), reason: "" },
    schema: schemas[action],
  });
  const title = words.title(invoice.number);

  const save = async ({ email, message, sent_to, reason }: typeof form.values) => {
    const params = { path: { invoice_id: invoice.id } };
    const said = message.trim() === "" ? {} : { message };
    await saving((version) => {
      if (action === "send") return send.mutateAsync({ params, body: { version, email, ...said } });
      if (action === "mark_sent") return markSent.mutateAsync({ params, body: { version, sent_to } });
      return voidIt.mutateAsync({ params, body: { version, reason } });
    });
    toast.success(`Invoice ${invoice.number} ${words.done}.`);
    onClose();
  };

  return (
    <Modal opened onClose={onClose} title={title}>
      <Form form={form} onSubmit={save} aria-label={title}>
        <Text size="md">{words.body}</Text>
        {action === "send" && (
          <>
            <FormField name="email" type="email" label="Email" required autoFocus />
            <FormField name="message" type="textarea" label="Message" maxLength={2000} />
          </>
        )}
        {action === "mark_sent" && (
          <FormField
            name="sent_to"
            label="Submitted to"
            description="Such as the portal and its confirmation number."
            maxLength={200}
            required
            autoFocus
          />
        )}
        {action === "void" && (
          <FormField name="reason" type="textarea" label="Reason" maxLength={500} required autoFocus />
        )}
        <FormActions
          submitLabel={words.submit}
          isDestructive={action === "void"}
          onCancel={onClose}
          cancelLabel="Go back"
        />
      </Form>
    </Modal>
  );
}
