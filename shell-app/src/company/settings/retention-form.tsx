import { useOpenedVersion } from "@haul/platform/lists";
import { Text, toast } from "@haul/ui/core";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { type CompanySettings, useUpdateSettings } from "./settings.queries";

interface Values extends Record<string, unknown> {
  notices_kept_days: number | null;
  webhook_events_kept_days: number | null;
}

/** How long what no law asks for is kept. */
export function RetentionForm({ settings, onDone }: { settings: CompanySettings; onDone: () => void }) {
  const update = useUpdateSettings();
  const saving = useOpenedVersion(settings.version);
  const form = useForm<Values>({
    initialValues: {
      notices_kept_days: settings.notices_kept_days ?? null,
      webhook_events_kept_days: settings.webhook_events_kept_days,
    },
  });
  const onSubmit = async ({ notices_kept_days, webhook_events_kept_days }: Values) => {
    const changes = {
      notices_kept_days,
      webhook_events_kept_days: webhook_events_kept_days ?? settings.webhook_events_kept_days,
    };
    await saving((version) => update.mutateAsync({ body: { version, ...changes } }));
    toast.success("The settings are saved.");
    onDone();
  };
  return (
    <Form form={form} aria-label="Retention" onSubmit={onSubmit}>
      <FormField
        name="notices_kept_days"
        type="number"
        label="Delete read notices after"
        unit="days"
        min={30}
        max={1825}
        description="30 to 1,825. Leave empty to keep them."
        autoFocus
      />
      <FormField
        name="webhook_events_kept_days"
        type="number"
        label="Delete webhook events after"
        unit="days"
        min={7}
        max={90}
        description="7 to 90. Deleted events can't be replayed."
        required
      />
      <Text size="sm" c="dimmed">
        Loads, their papers and the audit log are always kept. That covers bills of lading for one year
        (49&nbsp;CFR&nbsp;379), records of duty status and supporting documents for six months (49&nbsp;CFR&nbsp;395.8),
        and tax records.
      </Text>
      <FormActions submitLabel="Save retention" onCancel={onDone} />
    </Form>
  );
}
