import { useState } from "react";
import * as z from "zod/mini";
import { Button, Code, CopyButton, Group, Modal, Stack, Text } from "@haul/ui/core";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { IconCheck, IconCopy } from "@haul/ui/icons";
import { acceptingCredit } from "../../../partners/credit/accept-credit";
import { Warnings } from "../margin/margin-panel";
import { useSendQuote, type Quote } from "../quotes.queries";

const schema = z.object({ email: z.string().check(z.email("Enter the customer's email address")) });

/** Sends the quote; the link is shown once, for those who would rather paste it into a chat. */
export function SendDialog({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const send = useSendQuote();
  const [link, setLink] = useState<string | null>(null);
  const form = useForm({
    initialValues: { email: quote.sent_to ?? quote.broker_contact?.email ?? "", message: "" },
    schema,
  });
  const save = async ({ email, message }: typeof form.values) => {
    const body = { version: quote.version, email, ...(message.trim() === "" ? {} : { message: message.trim() }) };
    const params = { path: { quote_id: quote.id } };
    const sent = await acceptingCredit("send", (accepts_credit_risk) =>
      send.mutateAsync({ params, body: { ...body, accepts_credit_risk } }),
    );
    if (sent) setLink(sent.link);
  };
  return (
    <Modal opened onClose={onClose} title={link === null ? `Send quote ${quote.number}` : "On its way"}>
      {link === null ? (
        <Form form={form} onSubmit={save}>
          <Warnings warnings={quote.warnings} />
          <FormField name="email" type="email" label="To" required autoFocus />
          <FormField
            name="message"
            type="textarea"
            label="Message"
            description="Above the figures. The mail brings the quote as PDF and a link to accept or decline."
          />
          <FormActions submitLabel="Send" onCancel={onClose} />
        </Form>
      ) : (
        <Stack gap="sm">
          <Text size="md">
            The mail to {form.values.email} is on its way. This is the customer&rsquo;s link; it is shown only now, and
            whoever has it can answer.
          </Text>
          <Code block style={{ overflowWrap: "anywhere", whiteSpace: "normal" }}>
            {link}
          </Code>
          <Group justify="flex-end" gap="xs">
            <CopyButton value={link}>
              {({ copied, copy }) => (
                <Button
                  variant="default"
                  leftSection={copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
                  onClick={copy}
                >
                  {copied ? "Copied" : "Copy link"}
                </Button>
              )}
            </CopyButton>
            <Button onClick={onClose}>Done</Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
