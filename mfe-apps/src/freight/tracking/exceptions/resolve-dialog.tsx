import * as z from "zod/mini";
import { useOpenedVersion } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { Modal } from "@haul/ui/core";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { EXCEPTION_KINDS, LATE_REASONS } from "../../../words";
import { useResolveException, type TrackingException } from "../tracking.queries";

const schema = z.object({
  reason_code: z.nullable(z.string()).check(z.refine((value) => value !== null, "Choose what caused it")),
});

interface Values extends Record<string, unknown> {
  reason_code: NonNullable<TrackingException["reason_code"]> | null;
  note: string;
}

/** The end of it, with the reason that the on-time report goes by. */
export function ResolveDialog({ exception, onClose }: { exception: TrackingException; onClose: () => void }) {
  const resolve = useResolveException();
  const saving = useOpenedVersion(exception.version);
  const form = useForm<Values>({ initialValues: { reason_code: exception.reason_code ?? null, note: "" }, schema });
  const save = async ({ reason_code, note }: Values) => {
    if (!reason_code) return;
    const params = { path: { tracking_exception_id: exception.id } };
    const body = { reason_code, ...(note.trim() ? { note: note.trim() } : {}) };
    await saving((version) => resolve.mutateAsync({ params, body: { version, ...body } }));
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={`Resolve: ${EXCEPTION_KINDS[exception.kind].toLowerCase()}`}>
      <Form form={form} onSubmit={save}>
        <FormField
          name="reason_code"
          type="select"
          label="Caused by"
          description="Shipper, receiver, traffic, weather and a changed plan do not count against the carrier."
          options={optionsOf(LATE_REASONS)}
          required
        />
        <FormField name="note" type="textarea" label="How was it resolved?" />
        <FormActions submitLabel="Resolve" onCancel={onClose} cancelLabel="Go back" />
      </Form>
    </Modal>
  );
}
