import * as z from "zod/mini";
import { useIdempotencyKey } from "@haul/platform";
import { Text, toast } from "@haul/ui/core";
import { Form, FormActions, FormField, requiredText, useForm } from "@haul/ui/forms";
import { COMPANY_DOCUMENTS } from "../../words";
import { type CompanyDocument, useSendPacket } from "./packet.queries";

const schema = z.object({ email: requiredText("Enter an email address.") });

interface SendPacketProps {
  /** What goes out. */
  documents: readonly CompanyDocument[];
  hasExpired: boolean;
  onDone: () => void;
}

/** Emails the packet to a broker or customer. */
export function SendPacketForm({ documents, hasExpired, onDone }: SendPacketProps) {
  const send = useSendPacket();
  const idempotency = useIdempotencyKey();
  const form = useForm({ initialValues: { email: "", message: "" }, schema });
  return (
    <Form
      form={form}
      aria-label="Send carrier packet"
      onSubmit={async ({ email, message }) => {
        const sent = await send.mutateAsync({
          params: { header: idempotency.header },
          body: {
            email: email.trim(),
            leaves_out_expired: hasExpired,
            ...(message.trim() && { message: message.trim() }),
          },
        });
        toast.success(`The packet is on its way to ${sent.email}.`);
        onDone();
      }}
    >
      <FormField name="email" type="email" label="Email" required autoFocus />
      <FormField name="message" type="textarea" label="Message" maxLength={2000} minRows={3} />
      {documents.length > 0 && (
        <Text size="sm">
          Sent as one PDF: {documents.map(({ kind }) => COMPANY_DOCUMENTS[kind]).join(", ")}.
          {hasExpired && " Expired documents are left out."}
        </Text>
      )}
      <FormActions submitLabel="Send packet" onCancel={onDone} />
    </Form>
  );
}
