import * as z from "zod/mini";
import { useIdempotencyKey } from "@haul/platform";
import type { Saving } from "@haul/platform/lists";
import { Modal } from "@haul/ui/core";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { emptyStop, stopInput, stopUpdate, stopValues, type StopValues } from "./stop-values";
import { stopSchema } from "./stop-schema";
import { useAddStop, useUpdateStop, type Load, type Stop } from "../loads.queries";
import { StopFields } from "./stop-fields";
import classes from "./stop-dialog.module.css";

const schema = z.object({ stop: stopSchema });

/** How many stops from the first on the truck has been at. */
function visitedCount(stops: readonly Stop[]): number {
  const next = stops.findIndex((stop) => !stop.arrived_at && !stop.departed_at);
  return next === -1 ? stops.length : next;
}

/** Where in the route a stop may come: before each of the others, or after the last. */
function positionsIn(stops: readonly Stop[]) {
  return [
    ...stops.map((stop, index) => ({ value: String(index + 1), label: `${index + 1}. Before ${stop.facility.name}` })),
    {
      value: String(stops.length + 1),
      label: `${stops.length + 1}. After ${stops.at(-1)?.facility.name ?? "the rest"}`,
    },
  ];
}

interface StopDialogProps {
  load: Load;
  stop: Stop | undefined;
  saving: Saving;
  onClose: () => void;
}

/** Adds a stop to a load, even an unplanned one the truck has already visited, or changes one. */
export function StopDialog({ load, stop, saving, onClose }: StopDialogProps) {
  const add = useAddStop();
  const update = useUpdateStop();
  const { header } = useIdempotencyKey();
  const visited = visitedCount(load.stops);
  const form = useForm<{ stop: StopValues; sequence: string }>({
    initialValues: {
      stop: stop ? stopValues(stop) : emptyStop("delivery"),
      // Most stops that are added come before the last delivery, as far as the truck has not been there.
      sequence: String(Math.max(load.stops.length - 1, visited) + 1),
    },
    schema,
  });

  const save = async (values: { stop: StopValues; sequence: string }) => {
    const path = { load_id: load.id };
    if (stop) {
      const params = { path: { ...path, stop_id: stop.id } };
      await saving((version) => update.mutateAsync({ params, body: { version, ...stopUpdate(values.stop) } }));
    } else {
      const added = { sequence: Number(values.sequence), stop: stopInput(values.stop) };
      await saving((version) => add.mutateAsync({ params: { path, header }, body: { version, ...added } }));
    }
    onClose();
  };

  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      className={classes.dialog}
      title={stop ? `Edit stop: ${stop.facility.name}, ${stop.facility.address.city}` : "Add stop"}
    >
      <Form form={form} onSubmit={save}>
        {!stop && (
          <FormField
            name="sequence"
            type="select"
            label="Position in route"
            description={
              Number(form.values.sequence) <= visited
                ? "The truck is past this point. Enter the stop's times after you add it."
                : undefined
            }
            options={positionsIn(load.stops)}
            required
          />
        )}
        <StopFields path="stop" />
        <FormActions submitLabel={stop ? "Save stop" : "Add stop"} onCancel={onClose} />
      </Form>
    </Modal>
  );
}
