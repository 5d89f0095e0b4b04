import * as z from "zod/mini";
import { Modal, toast } from "@haul/ui/core";
import { Form, FormActions, useForm } from "@haul/ui/forms";
import { emptyStop, stopInput, stopValues, type StopValues } from "./load-form-values";
import { stopSchema } from "./load-schema";
import { useAddStop, useUpdateStop, type Load, type Stop } from "./loads.queries";
import { StopFields } from "./stop-fields";

const schema = z.object({ stop: stopSchema });

/** Adds a stop at the end of a load, or changes one. */
export function StopDialog({ load, stop, onClose }: { load: Load; stop: Stop | undefined; onClose: () => void }) {
  const add = useAddStop();
  const update = useUpdateStop();
  const form = useForm<{ stop: StopValues }>({
    initialValues: { stop: stop ? stopValues(stop) : emptyStop("delivery") },
    schema,
  });

  const save = async (values: { stop: StopValues }) => {
    const input = stopInput(values.stop);
    if (stop) {
      await update.mutateAsync({
        params: { path: { load_id: load.id, stop_id: stop.id } },
        body: { ...input, version: load.version },
      });
    } else {
      await add.mutateAsync({ params: { path: { load_id: load.id } }, body: { version: load.version, stop: input } });
    }
    toast.success(`${values.stop.facility_id?.label ?? "The stop"} is ${stop ? "changed" : "added"}.`);
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
