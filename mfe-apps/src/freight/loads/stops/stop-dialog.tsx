import * as z from "zod/mini";
import { useIdempotencyKey } from "@haul/platform";
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

/** Adds a stop to a load, even an unplanned one the truck has already visited, or changes one. */
export function StopDialog({ load, stop, onClose }: { load: Load; stop: Stop | undefined; onClose: () => void }) {
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
    const { version } = load;
    if (stop) {
      const path = { load_id: load.id, stop_id: stop.id };
      await update.mutateAsync({ params: { path }, body: { version, ...stopUpdate(values.stop) } });
    } else {
      const params = { path: { load_id: load.id }, header };
      await add.mutateAsync({
        params,
        body: { version, sequence: Number(values.sequence), stop: stopInput(values.stop) },
      });
    }
    onClose();
  };

  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      className={classes.dialog}
      title={stop ? `Edit stop: ${stop.facility.name}` : "Add stop"}
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
