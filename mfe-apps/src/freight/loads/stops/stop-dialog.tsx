import * as z from "zod/mini";
import { useIdempotencyKey } from "@haul/platform";
import { Modal } from "@haul/ui/core";
import { Form, FormActions, useForm } from "@haul/ui/forms";
import { emptyStop, stopInput, stopUpdate, stopValues, type StopValues } from "./stop-values";
import { stopSchema } from "./stop-schema";
import { useAddStop, useUpdateStop, type Load, type Stop } from "../loads.queries";
import { StopFields } from "./stop-fields";

const schema = z.object({ stop: stopSchema });

/** Adds a stop at the end of a load, or changes one. */
export function StopDialog({ load, stop, onClose }: { load: Load; stop: Stop | undefined; onClose: () => void }) {
  const add = useAddStop();
  const update = useUpdateStop();
  const { header } = useIdempotencyKey();
  const form = useForm<{ stop: StopValues }>({
    initialValues: { stop: stop ? stopValues(stop) : emptyStop("delivery") },
    schema,
  });

  const save = async (values: { stop: StopValues }) => {
    const { version } = load;
    if (stop) {
      const path = { load_id: load.id, stop_id: stop.id };
      await update.mutateAsync({ params: { path }, body: { version, ...stopUpdate(values.stop) } });
    } else {
      const params = { path: { load_id: load.id }, header };
      await add.mutateAsync({ params, body: { version, stop: stopInput(values.stop) } });
    }
    onClose();
  };

  return (
    <Modal opened onClose={onClose} size="xl" title={stop ? `Change ${stop.facility.name}` : "Add stop"}>
      <Form form={form} onSubmit={save}>
        <StopFields path="stop" />
        <FormActions submitLabel={stop ? "Save stop" : "Add stop"} onCancel={onClose} />
      </Form>
    </Modal>
  );
}
