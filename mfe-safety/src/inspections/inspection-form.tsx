import * as z from "zod/mini";
import { optionOf } from "@haul/platform";
import { useSaveRecord, type RecordFormProps } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { Form, FormActions, FormField, FormRow, requiredText, useForm } from "@haul/ui/forms";
import { localZone, wallClock } from "@haul/ui/format";
import { CrewFields } from "../shared/crew-fields";
import { INSPECTION_LEVELS } from "../words";
import { inspections, type Inspection } from "./inspections.queries";
import { ViolationListFields } from "./violation-list-fields";
import { violationOf, violationValues } from "./violation-values";

const schema = z.object({
  inspected_on: z.nullable(z.string()).check(z.refine((day) => day !== null, "Enter the day of the inspection")),
  report_number: requiredText("Enter the number of the report"),
  state: z.nullable(z.string()).check(z.refine((state) => state !== null && state !== "", "Choose the state")),
  level: requiredText("Choose the level"),
  violations: z.array(
    z.object({
      code: requiredText("Enter the regulation"),
      unit: requiredText("Choose what it is about"),
      description: requiredText("Enter what was found"),
    }),
  ),
});

function valuesOf(inspection?: Inspection) {
  return {
    inspected_on: inspection?.inspected_on ?? (null as string | null),
    report_number: inspection?.report_number ?? "",
    state: inspection?.state ?? "",
    level: inspection?.level ?? ("" as const),
    driver_id: optionOf(inspection?.driver),
    truck_id: optionOf(inspection?.truck),
    trailer_id: optionOf(inspection?.trailer),
    violations: (inspection?.violations ?? []).map(violationValues),
    returned_on: inspection?.returned_on ?? (null as string | null),
    note: inspection?.note ?? "",
  };
}

/** A new roadside inspection, or changes to one. */
export function InspectionForm({ record: inspection, onDone }: RecordFormProps<Inspection>) {
  const save = useSaveRecord(inspections, inspection);
  const form = useForm({ initialValues: valuesOf(inspection), schema });
  const today = wallClock(new Date(), localZone()).slice(0, 10);

  const onSubmit = async ({ violations, ...values }: typeof form.values) =>
    onDone(await save({ ...values, violations: violations.map(violationOf) }));

  return (
    <Form form={form} onSubmit={onSubmit} aria-label="Roadside inspection">
      <FormRow>
        <FormField name="report_number" label="Report number" uppercase maxLength={40} required autoFocus />
        <FormField name="inspected_on" type="date" label="Date" maxDate={today} required />
      </FormRow>
      <FormRow>
        <FormField name="state" type="state" label="State" required />
        <FormField name="level" type="select" label="Level" options={optionsOf(INSPECTION_LEVELS)} required />
      </FormRow>
      <CrewFields day={form.values.inspected_on} />
      <ViolationListFields />
      <FormField
        name="returned_on"
        type="date"
        label="Signed report sent back"
        description="Due within 15 days of the inspection (49 CFR 396.9(d))."
        maxDate={today}
        clearable
      />
      <FormField name="note" type="textarea" label="Note" maxLength={1000} />
      <FormActions submitLabel={inspection ? "Save inspection" : "Add inspection"} onCancel={() => onDone()} />
    </Form>
  );
}
