import { useState } from "react";
import * as z from "zod/mini";
import { useCan, useIdempotencyKey } from "@haul/platform";
import { Button, Group, Modal, toast } from "@haul/ui/core";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { LinkMessages } from "./link-messages";
import { useLoadMessages, useRequestPod } from "../tracking.queries";

/** Asks whoever has the proof of delivery for it, and says what became of that. */
export function AskForPod({ loadId, driver }: { loadId: string; driver: string | undefined }) {
  const mayWrite = useCan("tracking:write");
  const ask = useRequestPod();
  const { header, renew } = useIdempotencyKey();
  const [isAsking, setIsAsking] = useState(false);
  const messages = useLoadMessages(loadId).data?.items ?? [];
  const askDriver = () =>
    ask.mutate(
      { params: { path: { load_id: loadId }, header }, body: { recipient: "driver" } },
      { onSuccess: renew, onError: (error) => toast.error(error) },
    );
  return (
    <>
      <LinkMessages messages={messages.filter(({ purpose }) => purpose === "pod_request")} />
      {mayWrite && (
        <Group gap="xs" mt={4}>
          {driver !== undefined && (
            <Button size="xs" variant="default" loading={ask.isPending} onClick={askDriver}>
              Ask {driver} for the POD
            </Button>
          )}
          <Button size="xs" variant="default" onClick={() => setIsAsking(true)}>
            Ask the facility
          </Button>
        </Group>
      )}
      {isAsking && <AskFacility loadId={loadId} onClose={() => setIsAsking(false)} />}
    </>
  );
}

const schema = z.object({ email: z.string() });

function AskFacility({ loadId, onClose }: { loadId: string; onClose: () => void }) {
  const ask = useRequestPod();
  const { header } = useIdempotencyKey();
  const form = useForm({ initialValues: { email: "" }, schema });
  return (
    <Modal opened onClose={onClose} title="Ask the facility for the POD">
      <Form
        form={form}
        onSubmit={async ({ email }) => {
          const body = { recipient: "facility" as const, ...(email === "" ? {} : { email }) };
          await ask.mutateAsync({ params: { path: { load_id: loadId }, header }, body });
          onClose();
        }}
      >
        <FormField
          name="email"
          type="email"
          label="Email"
          description="Leave empty to send an SMS to the stop’s contact or the facility."
          autoFocus
        />
        <FormActions submitLabel="Ask for the POD" onCancel={onClose} />
      </Form>
    </Modal>
  );
}
