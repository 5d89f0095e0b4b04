import * as z from "zod/mini";
import { Modal, Text } from "@haul/ui/core";
import { Form, FormActions, FormField, useForm, requiredText } from "@haul/ui/forms";
import { formatStopTime, localZone } from "@haul/ui/format";
import { callName } from "../tracking-words";
import { useVoidCheckCall, type CheckCall } from "../tracking.queries";

const schema = z.object({ reason: requiredText("Say why; it stays beside the call.") });

/** Takes a wrong call out of the reckoning; it stays readable with the reason. */
export function VoidCheckCallDialog({ call, onClose }: { call: CheckCall; onClose: () => void }) {
  const voidCall = useVoidCheckCall();
  const form = useForm({ initialValues: { reason: "" }, schema });
  const save = async ({ reason }: { reason: string }) => {
    await voidCall.mutateAsync({
      params: { path: { load_id: call.load_id, check_call_id: call.id } },
      body: { reason },
    });
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Void check call: ${callName(call)}, ${formatStopTime(call.occurred_at, localZone())}`}
    >
      <Form form={form} onSubmit={save}>
        <Text size="md">It no longer counts. Position and ETA are updated from the other reports.</Text>
        <FormField name="reason" type="textarea" label="Reason" required autoFocus />
        <FormActions submitLabel="Void" isDestructive onCancel={onClose} />
      </Form>
    </Modal>
  );
}
