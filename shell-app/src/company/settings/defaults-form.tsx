import { useApiQuery, useCan } from "@haul/platform";
import { useOpenedVersion } from "@haul/platform/lists";
import { toast } from "@haul/ui/core";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { MONTHS } from "./months";
import { type CompanySettings, useUpdateSettings } from "./settings.queries";

interface Values extends Record<string, unknown> {
  payment_terms_days: number | null;
  fuel_program_id: string | null;
  fiscal_year_start_month: string;
  mcs150_filed_on: string | null;
}

/** Defaults of new records, and the latest filing. */
export function DefaultsForm({ settings, onDone }: { settings: CompanySettings; onDone: () => void }) {
  const update = useUpdateSettings();
  const saving = useOpenedVersion(settings.version);
  const maySeePrograms = useCan("quotes:read");
  const pricing = useApiQuery("/api/quote_settings", {}, { enabled: maySeePrograms });
  const programs = (pricing.data?.fuel_programs ?? []).filter(({ archived_at }) => archived_at === undefined);
  const form = useForm<Values>({
    initialValues: {
      payment_terms_days: settings.payment_terms_days,
      fuel_program_id: settings.fuel_program_id ?? null,
      fiscal_year_start_month: String(settings.fiscal_year_start_month),
      mcs150_filed_on: settings.mcs150_filed_on ?? null,
    },
  });
  const onSubmit = async (values: Values) => {
    const changes = {
      payment_terms_days: values.payment_terms_days ?? settings.payment_terms_days,
      fiscal_year_start_month: Number(values.fiscal_year_start_month),
      mcs150_filed_on: values.mcs150_filed_on,
      ...(maySeePrograms && { fuel_program_id: values.fuel_program_id }),
    };
    await saving((version) => update.mutateAsync({ body: { version, ...changes } }));
    toast.success("The settings are saved.");
    onDone();
  };
  return (
    <Form form={form} aria-label="Defaults and filings" onSubmit={onSubmit}>
      <FormField
        name="payment_terms_days"
        type="number"
        label="Default payment terms"
        unit="days"
        min={0}
        max={180}
        required
        autoFocus
      />
      {maySeePrograms && (
        <FormField
          name="fuel_program_id"
          type="select"
          label="Default fuel program"
          description="Empty if your rates include fuel."
          options={programs.map(({ id, name }) => ({ value: id, label: name }))}
          clearable
        />
      )}
      <FormField
        name="fiscal_year_start_month"
        type="select"
        label="Fiscal year starts in"
        options={MONTHS.map((label, index) => ({ value: String(index + 1), label }))}
        required
      />
      <FormField
        name="mcs150_filed_on"
        type="date"
        label="MCS-150 filed on"
        description="The latest biennial update or correction."
        maxDate={new Date().toISOString().slice(0, 10)}
        clearable
      />
      <FormActions submitLabel="Save defaults and filings" onCancel={onDone} />
    </Form>
  );
}
