import { useState } from "react";
import * as z from "zod/mini";
import { type ApiData, useApiMutation, useApiQuery, useCan } from "@haul/platform";
import { useOpenedVersion } from "@haul/platform/lists";
import { Button, confirm, Modal, Text, toast } from "@haul/ui/core";
import { QueryStates } from "@haul/ui/data";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { IconClock } from "@haul/ui/icons";

type Settings = ApiData<"/api/audit_settings", "get">;

const STALE = ["/api/audit_settings", "/api/audit_events"] as const;

/** How long the log keeps addresses and devices. Events themselves are kept for good. */
export function AuditRetention() {
  const [isOpen, setOpen] = useState(false);
  const mayWrite = useCan("company:write");
  const settings = useApiQuery("/api/audit_settings", {}, { enabled: isOpen });
  const close = () => {
    setOpen(false);
  };
  if (!mayWrite) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconClock size={16} aria-hidden />}
        onClick={() => {
          setOpen(true);
        }}
      >
        Retention
      </Button>
      <Modal opened={isOpen} onClose={close} title="What the audit log keeps">
        <QueryStates query={settings}>{(data) => <RetentionForm settings={data} onDone={close} />}</QueryStates>
      </Modal>
    </>
  );
}

const schema = z.object({
  origin_months: z
    .number("Enter 1 to 120 months.")
    .check(z.gte(1, "Enter 1 to 120 months."), z.lte(120, "Enter 1 to 120 months.")),
});

function RetentionForm({ settings, onDone }: { settings: Settings; onDone: () => void }) {
  const save = useApiMutation("put", "/api/audit_settings", { invalidates: STALE });
  const saving = useOpenedVersion(settings.version);
  const form = useForm<{ origin_months: number | null }>({
    initialValues: { origin_months: settings.origin_months },
    schema,
  });
  return (
    <Form
      form={form}
      aria-label="What the audit log keeps"
      onSubmit={async ({ origin_months }) => {
        if (origin_months === null) return;
        const isSure =
          origin_months >= settings.origin_months ||
          (await confirm({
            title: `Erase addresses and devices older than ${origin_months} months?`,
            body: "They are gone for good within the hour. Who did what and when stays.",
            action: "Erase",
            isDestructive: true,
          }));
        if (!isSure) return;
        await saving((version) => save.mutateAsync({ body: { version, origin_months } }));
        toast.success("Saved.");
        onDone();
      }}
    >
      <Text size="sm">
        Who did what and when is kept for good: events are chained, so none can be taken out. Addresses and devices can
        be erased without breaking the chain.
      </Text>
      <FormField
        name="origin_months"
        type="number"
        label="Keep addresses and devices for"
        unit="months"
        min={1}
        max={120}
        required
      />
      <FormActions submitLabel="Save" onCancel={onDone} />
    </Form>
  );
}
