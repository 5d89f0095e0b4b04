import * as z from "zod/mini";
import { optionOf, searchDrivers } from "@haul/platform";
import { useSaveRecord, type RecordFormProps } from "@haul/platform/lists";
import { Form, FormActions, FormField, FormRow, useForm } from "@haul/ui/forms";
import type { Driver } from "../drivers/drivers.queries";
import { todayHere } from "../shared/today";
import { EntryListFields, entrySchema } from "./entry-list-fields";
import { entryOf, entryValues } from "./entry-values";
import { mvrs, type Mvr } from "./mvrs.queries";

const schema = z.object({
  driver_id: z
    .nullable(z.looseObject({ id: z.string() }))
    .check(z.refine((driver) => driver !== null, "Choose the driver")),
  pulled_on: z.nullable(z.string()).check(z.refine((day) => day !== null, "Enter the day it was pulled")),
  state: z.nullable(z.string()).check(z.refine((state) => state !== null && state !== "", "Choose the state")),
  entries: z.array(entrySchema),
});

/** The driver of a new one: the state that licensed them is the one that reports. */
type MvrDriver = Pick<Driver, "id" | "full_name" | "license_state">;

function driverOf(mvr: Mvr | undefined, driver: MvrDriver | undefined) {
  if (mvr) return { id: mvr.driver_id, name: mvr.driver_name };
  return driver && { id: driver.id, name: driver.full_name };
}

function valuesOf(mvr: Mvr | undefined, driver: MvrDriver | undefined) {
  return {
    driver_id: optionOf(driverOf(mvr, driver)),
    pulled_on: mvr?.pulled_on ?? todayHere(),
    state: mvr?.state ?? driver?.license_state ?? "",
    is_at_hire: mvr?.is_at_hire ?? false,
    entries: (mvr?.entries ?? []).map(entryValues),
    note: mvr?.note ?? "",
  };
}

interface MvrFormProps extends RecordFormProps<Mvr> {
  /** The driver of a new one, where that is known. */
  driver?: MvrDriver;
}

/** A motor vehicle record as the state reports it, or a correction before its review. */
export function MvrForm({ record: mvr, driver, onDone }: MvrFormProps) {
  const save = useSaveRecord(mvrs, mvr);
  const form = useForm({ initialValues: valuesOf(mvr, driver), schema });
  const isNamed = mvr !== undefined || driver !== undefined;

  const onSubmit = async ({ entries, ...values }: typeof form.values) =>
    onDone(await save({ ...values, entries: entries.map(entryOf) }));

  return (
    <Form form={form} onSubmit={onSubmit} aria-label="MVR">
      <FormField name="driver_id" type="record" label="Driver" search={searchDrivers} required autoFocus={!isNamed} />
      <FormRow>
        <FormField name="pulled_on" type="date" label="Pulled on" maxDate={todayHere()} required autoFocus={isNamed} />
        <FormField name="state" type="state" label="State" description="The one that licensed the driver." required />
      </FormRow>
      <FormField
        name="is_at_hire"
        type="checkbox"
        label="Pulled at hire"
        description="Covers the three years before hire (49 CFR 391.23(a)(1)). All others are annual (49 CFR 391.25)."
      />
      <EntryListFields />
      <FormField name="note" type="textarea" label="Note" maxLength={1000} />
      <FormActions submitLabel={mvr ? "Save MVR" : "Add MVR"} onCancel={() => onDone()} />
    </Form>
  );
}
