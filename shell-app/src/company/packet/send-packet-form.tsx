import * as z from "zod/mini";
import { useIdempotencyKey } from "@haul/platform";
import { Text, toast } from "@haul/ui/core";
import { Form, FormActions, FormField, requiredText, useForm } from "@haul/ui/forms";
import { useSendPacket } from "./packet.queries";

const schema = z.object({ email: requiredText("Enter an email address.") });

/** Mails the packet to a broker or customer. */
export function SendPacketForm({ hasExpired, onDone }: { hasExpired: boolean; onDone: () => void }) {
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
      {hasExpired && <Text size="sm">Expired documents are left out.</Text>}
      <FormActions submitLabel="Send packet" onCancel={onDone} />
    </Form>
  );
}
