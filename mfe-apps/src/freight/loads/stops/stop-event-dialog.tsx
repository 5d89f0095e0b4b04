import * as z from "zod/mini";
import { useIdempotencyKey } from "@haul/platform";
import { Modal } from "@haul/ui/core";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { codeWord, wallClock } from "@haul/ui/freight";
import { recordLabel } from "./next-event";
import { pastInstant } from "./past-instant";
import { useRecordStopEvent, type Load, type Stop, type StopEvent } from "../loads.queries";

const schema = z.object({
  occurred_local: z.nullable(z.string()).check(z.refine((value) => value !== null, "Enter the time")),
});

const SOURCES = ["dispatcher", "driver", "document"] as const;

interface Values extends Record<string, unknown> {
  occurred_local: string | null;
  source: (typeof SOURCES)[number];
  is_estimated: boolean;
  note: string;
}

/** Records one fact at a stop, in the stop's own time, with who says so. */
export function StopEventDialog({
  load,
  stop,
  kind,
  onClose,
}: {
  load: Load;
  stop: Stop;
  kind: StopEvent["kind"];
  onClose: () => void;
}) {
  const record = useRecordStopEvent();
  const { header } = useIdempotencyKey();
  const form = useForm<Values>({
    initialValues: {
      occurred_local: wallClock(new Date(), stop.time_zone),
      source: "dispatcher",
      is_estimated: false,
      note: "",
    },
    schema,
  });
  const word = codeWord("stopEvent", kind);

  const save = async ({ occurred_local, source, is_estimated, note }: Values) => {
    const instant = pastInstant(occurred_local ?? "", stop.time_zone);
    if (!instant) {
      form.setFieldError("occurred_local", "This time does not exist on that day: clocks go forward.");
      return;
    }
    await record.mutateAsync({
      params: { path: { load_id: load.id, stop_id: stop.id }, header },
      body: { kind, occurred_at: instant.toISOString(), source, is_estimated, ...(note ? { note } : {}) },
    });
    onClose();
  };

  return (
    <Modal opened onClose={onClose} title={`${word}: ${stop.facility.name}`}>
      <Form form={form} onSubmit={save}>
        <FormField name="occurred_local" type="datetime" zone={stop.time_zone} label="When" required autoFocus />
        <FormField
          name="source"
          type="segmented"
          label="Reported by"
          options={SOURCES.map((value) => ({ value, label: codeWord("eventSource", value) }))}
        />
        <FormField name="is_estimated" type="checkbox" label="The time is an estimate" />
        <FormField name="note" label="Note" />
        <FormActions submitLabel={recordLabel(kind)} onCancel={onClose} />
      </Form>
    </Modal>
  );
}
