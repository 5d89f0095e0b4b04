import { useState } from "react";
import * as z from "zod/mini";
import { searchDrivers, type FoundRecord } from "@haul/platform";
import { useSaveRecord, type RecordFormProps } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { Alert, isApiError } from "@haul/ui/core";
import { Form, FormActions, FormField, FormRow, requiredText, useForm } from "@haul/ui/forms";
import { localZone, wallClock } from "@haul/ui/format";
import { IconAlertTriangle } from "@haul/ui/icons";
import type { Driver } from "../drivers/drivers.queries";
import { REHIRE_ELIGIBILITIES, TERMINATION_REASONS } from "../words";
import { terminations, type Termination } from "./terminations.queries";

const schema = z.object({
  driver_id: z
    .nullable(z.looseObject({ id: z.string() }))
    .check(z.refine((driver) => driver !== null, "Choose the driver")),
  last_on: z.nullable(z.string()).check(z.refine((day) => day !== null, "Enter the last day")),
  reason: requiredText("Choose the reason"),
  rehire: requiredText("Say whether the driver may be hired again"),
});

const todayHere = () => wallClock(new Date(), localZone()).slice(0, 10);

interface TerminationFormProps extends RecordFormProps<Termination> {
  /** The driver whose page it is; else one is chosen. */
  driver?: Pick<Driver, "id" | "full_name" | "current_load">;
}

function valuesOf({ record, driver }: Pick<TerminationFormProps, "record" | "driver">) {
  const of = record
    ? { id: record.driver_id, label: record.driver_name }
    : driver && { id: driver.id, label: driver.full_name };
  return {
    driver_id: of ?? (null as FoundRecord | null),
    last_on: record?.last_on ?? (null as string | null),
    reason: record?.reason ?? ("" as const),
    reason_note: record?.reason_note ?? "",
    rehire: record?.rehire ?? ("" as const),
    reference_note: record?.reference_note ?? "",
    accepts_open_loads: false,
  };
}

/** The end of a driver's employment, or changes to it. A driver on open loads leaves only if the person says so. */
export function TerminationForm({ record, driver, onDone }: TerminationFormProps) {
  const save = useSaveRecord(terminations, record);
  const form = useForm({ initialValues: valuesOf({ record, driver }), schema });
  const [openLoads, setOpenLoads] = useState<string | null>(null);
  const submit = async ({ driver_id, accepts_open_loads, ...values }: typeof form.values) => {
    const only = record ? values : { ...values, driver_id, accepts_open_loads };
    try {
      onDone(await save(only as never));
    } catch (error) {
      if (!isApiError(error) || error.code !== "driver_on_open_loads") throw error;
      setOpenLoads(error.message);
    }
  };
  return (
    <Form form={form} onSubmit={submit} aria-label="Termination">
      {driver?.current_load && openLoads === null && (
        <Alert color="amber" icon={<IconAlertTriangle size={16} aria-hidden />} role="status">
          {driver.full_name} is on load {driver.current_load.number}.
        </Alert>
      )}
      {!record && !driver && (
        <FormField name="driver_id" type="record" label="Driver" search={searchDrivers} required autoFocus />
      )}
      <FormRow>
        <FormField
          name="last_on"
          type="date"
          label="Last day"
          maxDate={todayHere()}
          required
          autoFocus={Boolean(record ?? driver)}
        />
        <FormField name="reason" type="select" label="Reason" options={optionsOf(TERMINATION_REASONS)} required />
        <FormField name="rehire" type="select" label="Rehire" options={optionsOf(REHIRE_ELIGIBILITIES)} required />
      </FormRow>
      <FormField name="reason_note" type="textarea" label="Details" maxLength={1000} />
      <FormField
        name="reference_note"
        type="textarea"
        label="For future employers"
        description="Added to the employment dates, position and three-year accident history that you must disclose anyway (49 CFR 391.23(g))."
        maxLength={2000}
      />
      {openLoads !== null && (
        <Alert color="amber" role="alert" icon={<IconAlertTriangle size={16} aria-hidden />} title="On open loads">
          {openLoads}
          <FormField
            name="accepts_open_loads"
            type="checkbox"
            label="End employment anyway; the loads stay as they are"
          />
        </Alert>
      )}
      <FormActions
        submitLabel={record ? "Save termination" : "End employment"}
        isDestructive={!record}
        onCancel={() => onDone()}
      />
    </Form>
  );
}
