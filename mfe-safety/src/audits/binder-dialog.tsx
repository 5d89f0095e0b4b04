import { useIdempotencyKey } from "@haul/platform";
import { optionsOf } from "@haul/platform/records";
import { Modal, Text, toast } from "@haul/ui/core";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { todayHere } from "../shared/today";
import { AUDIT_KINDS, BINDER_CONTENTS } from "../words";
import { useOrderBinder, type Binder } from "./binders.queries";

const NEW_BINDER = { kind: "compliance_review" as Binder["kind"], as_of: null as string | null };

/** The order of a binder. */
export function BinderDialog({ onClose }: { onClose: () => void }) {
  const order = useOrderBinder();
  const { header } = useIdempotencyKey();
  const form = useForm({ initialValues: NEW_BINDER });
  const save = async ({ kind, as_of }: typeof form.values) => {
    await order.mutateAsync({ params: { header }, body: { kind, ...(as_of === null ? {} : { as_of }) } });
    toast.success("The binder is being prepared. You’ll get a notice when it’s ready.");
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title="New audit binder">
      <Form form={form} onSubmit={save} aria-label="Audit binder">
        <FormField
          name="kind"
          type="select"
          label="Audit"
          description={BINDER_CONTENTS[form.values.kind]}
          options={optionsOf(AUDIT_KINDS)}
          required
          autoFocus
        />
        <FormField
          name="as_of"
          type="date"
          label="As of"
          description="The files as they stood at the end of this day; leave empty for today’s files."
          maxDate={todayHere()}
          clearable
        />
        <Text size="sm" c="dimmed">
          The binder includes only what you’re allowed to see; the index lists what was left out. The audit log records
          who ordered it and who downloaded it.
        </Text>
        <FormActions submitLabel="Order binder" onCancel={onClose} />
      </Form>
    </Modal>
  );
}
