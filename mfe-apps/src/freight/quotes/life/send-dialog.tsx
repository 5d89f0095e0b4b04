import * as z from "zod/mini";
import { useOpenedVersion } from "@haul/platform/lists";
import { Modal, toast } from "@haul/ui/core";
import { LoadingState } from "@haul/ui/data";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { acceptingCredit } from "../../../partners/credit/accept-credit";
import { Warnings } from "../margin/margin-panel";
import { useRecipient, type Recipient } from "./recipient";
import { useSendQuote, type Quote } from "../quotes.queries";

const schema = z.object({ email: z.string().check(z.email("Enter the customer's email address")) });

interface SendDialogProps {
  quote: Quote;
  onClose: () => void;
  /** Takes the customer's link, which the server tells once. */
  onSent: (link: string) => void;
}

/** Sends the quote by mail, to whom the person sees. */
export function SendDialog(props: SendDialogProps) {
  const recipient = useRecipient(props.quote);
  return (
    <Modal opened onClose={props.onClose} title={`Send quote ${props.quote.number}`}>
      {recipient === undefined ? <LoadingState /> : <SendForm {...props} recipient={recipient} />}
    </Modal>
  );
}

function SendForm({ quote, onClose, onSent, recipient }: SendDialogProps & { recipient: Recipient | null }) {
  const send = useSendQuote();
  const saving = useOpenedVersion(quote.version);
  const form = useForm({ initialValues: { email: recipient?.email ?? "", message: "" }, schema });
  const save = async ({ email, message }: typeof form.values) => {
    const body = { email, ...(message.trim() === "" ? {} : { message: message.trim() }) };
    const params = { path: { quote_id: quote.id } };
    const sent = await saving((version) =>
      acceptingCredit("send", (accepts_credit_risk) =>
        send.mutateAsync({ params, body: { version, ...body, accepts_credit_risk } }),
      ),
    );
    if (!sent) return;
    onSent(sent.link);
    toast.success(`Quote ${quote.number} is on its way to ${email}.`);
    onClose();
  };
  return (
    <Form form={form} onSubmit={save}>
      <Warnings warnings={quote.warnings} />
      <FormField name="email" type="email" label="To" description={recipient?.source} required autoFocus />
      <FormField
        name="message"
        type="textarea"
        label="Message"
        description="Shown above the price. The email has the quote as a PDF and a link to accept or decline."
      />
      <FormActions submitLabel="Send" onCancel={onClose} />
    </Form>
  );
}
