import * as z from "zod/mini";
import { Modal, Text } from "@haul/ui/core";
import { Form, FormActions, FormField, useForm, requiredText } from "@haul/ui/forms";
import { codeWord, formatMoney, formatStopTime } from "@haul/ui/freight";
import { useDetentionOfLoad } from "../../detention/detention.queries";
import { useVoidStopEvent, type Load, type Stop, type StopEvent } from "../loads.queries";

const schema = z.object({ reason: requiredText("Say why; the reason stays with the voided time.") });

/** The times that detention is counted from and to. */
const CLOCK: readonly StopEvent["kind"][] = ["arrived", "departed"];

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
  const wait = useDetentionOfLoad(load.id).data?.items.find((one) => one.stop.id === stop.id);
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
        {wait && CLOCK.includes(event.kind) && wait.amount_cents > 0 && (
          <Text size="md">
            Detention of {formatMoney(wait.amount_cents, wait.currency)} at this stop is based on this time and will be
            calculated again.
          </Text>
        )}
        <FormField name="reason" type="textarea" label="Reason" required autoFocus />
        <FormActions submitLabel="Void" isDestructive onCancel={onClose} cancelLabel="Go back" />
      </Form>
    </Modal>
  );
}
