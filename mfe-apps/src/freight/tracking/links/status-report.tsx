import { useState } from "react";
import * as z from "zod/mini";
import { useCan, useIdempotencyKey } from "@haul/platform";
import { Button, Group, Modal, Text, toast } from "@haul/ui/core";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { IconDownload, IconMail } from "@haul/ui/icons";
import { LinkMessages } from "./link-messages";
import { useLoadMessages, useOpenStatusReport, useSendStatusReport } from "../tracking.queries";

/** The load's events in the codes that customers' programs read, as a file or by mail. */
export function StatusReport({ loadId }: { loadId: string }) {
  const open = useOpenStatusReport();
  const mayWrite = useCan("tracking:write");
  const [isMailing, setIsMailing] = useState(false);
  const messages = useLoadMessages(loadId).data?.items ?? [];
  const download = () =>
    open.mutate(
      { params: { path: { load_id: loadId } } },
      { onSuccess: ({ url }) => window.location.assign(url), onError: (error) => toast.error(error) },
    );
  return (
    <>
      <Text c="dimmed">Every event of this load, one per row, in EDI 214 status codes.</Text>
      <LinkMessages messages={messages.filter(({ purpose }) => purpose === "status_report")} />
      <Group gap="xs" mt="xs">
        <Button
          size="xs"
          variant="default"
          leftSection={<IconDownload size={14} aria-hidden />}
          loading={open.isPending}
          onClick={download}
        >
          Download CSV
        </Button>
        {mayWrite && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconMail size={14} aria-hidden />}
            onClick={() => setIsMailing(true)}
          >
            Email CSV
          </Button>
        )}
      </Group>
      {isMailing && <MailReport loadId={loadId} onClose={() => setIsMailing(false)} />}
    </>
  );
}

const schema = z.object({ email: z.string() });

function MailReport({ loadId, onClose }: { loadId: string; onClose: () => void }) {
  const send = useSendStatusReport();
  const { header } = useIdempotencyKey();
  const form = useForm({ initialValues: { email: "" }, schema });
  return (
    <Modal opened onClose={onClose} title="Email the status report">
      <Form
        form={form}
        onSubmit={async ({ email }) => {
          const body = email === "" ? {} : { email };
          await send.mutateAsync({ params: { path: { load_id: loadId }, header }, body });
          onClose();
        }}
      >
        <FormField
          name="email"
          type="email"
          label="Email it to"
          description="Leave empty to use the customer’s address for tracking."
          autoFocus
        />
        <FormActions submitLabel="Email report" onCancel={onClose} />
      </Form>
    </Modal>
  );
}
