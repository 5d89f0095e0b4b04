import * as z from "zod/mini";
import { Modal, Text } from "@haul/ui/core";
import { Form, FormActions, FormField, useForm, requiredText } from "@haul/ui/forms";
import { codeWord, formatStopTime } from "@haul/ui/freight";
import { useVoidStopEvent, type Load, type Stop, type StopEvent } from "../loads.queries";

const schema = z.object({ reason: requiredText("Say why; the reason stays with the voided time.") });

/** Takes a wrong fact out of the reckoning; it stays readable with the reason. */
export function VoidEventDialog({
  load,
  stop,
  event,
  onClose,
}: {
  load: Load;
  stop: Stop;
  event: StopEvent;
  onClose: () => void;
}) {
  const voidEvent = useVoidStopEvent();
  const form = useForm({ initialValues: { reason: "" }, schema });
  const word = codeWord("stopEvent", event.kind);

  const save = async ({ reason }: { reason: string }) => {
    await voidEvent.mutateAsync({
      params: { path: { load_id: load.id, stop_id: stop.id, stop_event_id: event.id } },
      body: { reason },
    });
    onClose();
  };

  return (
    <Modal opened onClose={onClose} title={`Void “${word}”: ${stop.facility.name}`}>
      <Form form={form} onSubmit={save}>
        <Text size="md">
          “{word}” {formatStopTime(event.occurred_at, stop.time_zone)} will no longer count. The load's status will
          follow from the other times.
        </Text>
        <FormField name="reason" type="textarea" label="Reason" required autoFocus />
        <FormActions submitLabel="Void" isDestructive onCancel={onClose} cancelLabel="Go back" />
      </Form>
    </Modal>
  );
}
