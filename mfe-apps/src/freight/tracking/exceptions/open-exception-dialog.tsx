import * as z from "zod/mini";
import { apiClient, useIdempotencyKey } from "@haul/platform";
import { optionsOf } from "@haul/platform/records";
import { Modal } from "@haul/ui/core";
import { Form, FormActions, FormField, useForm, type RecordOption } from "@haul/ui/forms";
import { DOT } from "../../../shared/dot";
import { LATE_REASONS } from "../../../words";
import { KINDS_BY_HAND } from "../tracking-words";
import { useOpenException, type ExceptionCreate } from "../tracking.queries";

const schema = z.object({
  load: z.nullable(z.unknown()).check(z.refine((value) => value !== null, "Choose the load")),
  kind: z.nullable(z.string()).check(z.refine((value) => value !== null, "Choose what happened")),
});

interface Values extends Record<string, unknown> {
  load: RecordOption | null;
  kind: ExceptionCreate["kind"] | null;
  reason_code: NonNullable<ExceptionCreate["reason_code"]> | null;
  note: string;
}

/** What the system cannot see: a breakdown, a refusal, damage. */
export function OpenExceptionDialog({ loadId, onClose }: { loadId?: string; onClose: () => void }) {
  const open = useOpenException();
  const { header } = useIdempotencyKey();
  const form = useForm<Values>({
    initialValues: { load: loadId ? { id: loadId, label: "" } : null, kind: null, reason_code: null, note: "" },
    schema,
  });
  const save = async ({ load, kind, reason_code, note }: Values) => {
    if (!load || !kind) return;
    await open.mutateAsync({
      params: { path: { load_id: load.id }, header },
      body: { kind, ...(reason_code ? { reason_code } : {}), ...(note.trim() ? { note: note.trim() } : {}) },
    });
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title="Report an exception">
      <Form form={form} onSubmit={save}>
        {loadId === undefined && (
          <FormField name="load" type="record" label="Load" search={searchTrackedLoads} required autoFocus />
        )}
        <FormField name="kind" type="select" label="What happened?" options={KINDS_BY_HAND} required />
        <FormField name="note" type="textarea" label="Details" />
        <FormField
          name="reason_code"
          type="select"
          label="Caused by"
          description="Decides whether a late stop counts against the carrier. You can add it later."
          options={optionsOf(LATE_REASONS)}
          clearable
        />
        <FormActions submitLabel="Report" onCancel={onClose} />
      </Form>
    </Modal>
  );
}

async function searchTrackedLoads(q: string, signal: AbortSignal): Promise<RecordOption[]> {
  const query = { ...(q === "" ? {} : { q }), limit: 20 };
  const { data } = await apiClient.GET("/api/tracking/loads", { params: { query }, signal });
  return (data?.items ?? []).map(({ load, customer, driver }) => ({
    id: load.id,
    label: load.number,
    detail: [customer.name, driver?.name].filter(Boolean).join(DOT),
  }));
}
