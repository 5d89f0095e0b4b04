import type { ReactNode } from "react";
import * as z from "zod/mini";
import { useSaveRecord, type RecordFormProps } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { Form, FormActions, FormField, FormRow, useForm } from "@haul/ui/forms";
import { localZone, wallClock } from "@haul/ui/format";
import { BASIC_CARRIER_TYPES, BASIC_CATEGORIES } from "../words";
import classes from "./basics.module.css";
import { basics, type BasicMonth } from "./basics.queries";

const schema = z.object({
  month: z.nullable(z.string()).check(z.refine((month) => month !== null, "Enter a day of the month")),
});

/** Of a new month the carrier's type is that of the latest one. */
function valuesOf(month: BasicMonth | undefined, latest: BasicMonth | undefined) {
  const percentile = (value: number | undefined) => value ?? (null as number | null);
  return {
    month: month?.month ?? (null as string | null),
    carrier_type: month?.carrier_type ?? latest?.carrier_type ?? ("general" as const),
    unsafe_driving_percentile: percentile(month?.unsafe_driving_percentile),
    crash_indicator_percentile: percentile(month?.crash_indicator_percentile),
    hos_compliance_percentile: percentile(month?.hos_compliance_percentile),
    vehicle_maintenance_percentile: percentile(month?.vehicle_maintenance_percentile),
    controlled_substances_percentile: percentile(month?.controlled_substances_percentile),
    hazmat_compliance_percentile: percentile(month?.hazmat_compliance_percentile),
    driver_fitness_percentile: percentile(month?.driver_fitness_percentile),
  };
}

interface BasicFormProps extends RecordFormProps<BasicMonth> {
  carrierId: string;
  latest: BasicMonth | undefined;
  /** Further buttons, at the start of the last row. */
  children?: ReactNode;
}

/** A month's percentiles as SMS shows them, new or changed. */
export function BasicForm({ record: month, carrierId, latest, onDone, children }: BasicFormProps) {
  const save = useSaveRecord(basics, month);
  const form = useForm({ initialValues: valuesOf(month, latest), schema });
  const onSubmit = async (values: typeof form.values) => onDone(await save({ ...values, motor_carrier_id: carrierId }));

  return (
    <Form form={form} onSubmit={onSubmit} aria-label="BASICs of a month">
      <FormRow>
        <FormField
          name="month"
          type="date"
          label="Month"
          description="Any day of the month."
          maxDate={wallClock(new Date(), localZone()).slice(0, 10)}
          required
          autoFocus
        />
        <FormField
          name="carrier_type"
          type="select"
          label="Thresholds for"
          description="As SMS classifies the carrier."
          options={optionsOf(BASIC_CARRIER_TYPES)}
          required
        />
      </FormRow>
      <div className={classes["percentiles"]}>
        {optionsOf(BASIC_CATEGORIES).map(({ value, label }) => (
          <FormField key={value} name={`${value}_percentile`} type="number" label={label} unit="%" min={0} max={100} />
        ))}
      </div>
      <FormActions submitLabel={month ? "Save month" : "Add month"} onCancel={() => onDone()}>
        {children}
      </FormActions>
    </Form>
  );
}
