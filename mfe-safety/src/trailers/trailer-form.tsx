import * as z from "zod/mini";
import { optionOf, searchTerminals } from "@haul/platform";
import { useSaveRecord, type RecordFormProps } from "@haul/platform/lists";
import { Form, FormActions, FormField, FormRow, FormSection, requiredText, useForm } from "@haul/ui/forms";
import { codeOptions, statusOptions } from "@haul/ui/freight";
import { AVAILABILITY } from "../words";
import { VinField } from "../trucks/vin-field";
import { VIN_PATTERN } from "../trucks/vin-pattern";
import { trailers, type Trailer } from "./trailers.queries";

const schema = z.object({
  unit_number: requiredText("Enter the unit number"),
  vin: z.string().check(z.regex(VIN_PATTERN, "A VIN has 17 characters, without I, O and Q")),
});

/** What most trailers on the road measure. */
const USUAL_LENGTH_FEET = 53;

function valuesOf(trailer?: Trailer) {
  return {
    unit_number: trailer?.unit_number ?? "",
    kind: trailer?.kind ?? ("dry_van" as const),
    length_feet: trailer ? (trailer.length_feet ?? null) : USUAL_LENGTH_FEET,
    vin: trailer?.vin ?? "",
    year: trailer?.year ?? (null as number | null),
    make: trailer?.make ?? "",
    model: trailer?.model ?? "",
    tire_size: trailer?.tire_size ?? "",
    plate: trailer?.plate ?? "",
    plate_state: trailer?.plate_state ?? "",
    status: trailer?.status ?? ("available" as const),
    status_reason: trailer?.status_reason ?? "",
    terminal_id: optionOf(trailer?.terminal),
    notes: trailer?.notes ?? "",
  };
}

/** What a new trailer has on file; later papers are renewed where they are shown. */
const FIRST_PAPERS = {
  registration_expires_on: null as string | null,
  annual_inspection_expires_on: null as string | null,
};

/** A new trailer, or changes to one. */
export function TrailerForm({ record: trailer, onDone }: RecordFormProps<Trailer>) {
  const save = useSaveRecord(trailers, trailer);
  const form = useForm({ initialValues: { ...valuesOf(trailer), ...(trailer ? {} : FIRST_PAPERS) }, schema });

  return (
    <Form form={form} onSubmit={async (values) => onDone(await save(values))} aria-label="Trailer">
      <FormRow>
        <FormField name="unit_number" label="Unit number" required autoFocus />
        <VinField />
      </FormRow>
      <FormRow>
        <FormField name="kind" type="select" label="Equipment" options={codeOptions("equipment")} required />
        <FormField name="length_feet" type="number" label="Length" unit="ft" min={1} max={120} />
      </FormRow>
      <FormRow>
        <FormField name="year" type="number" isPlain label="Year" min={1950} max={2100} />
        <FormField name="make" label="Make" />
      </FormRow>
      <FormRow>
        <FormField name="model" label="Model" />
        <FormField name="tire_size" label="Tire size" placeholder="295/75R22.5" uppercase maxLength={30} />
      </FormRow>
      <FormRow>
        <FormField name="plate" label="Plate" uppercase />
        <FormField name="plate_state" type="state" label="Plate state" />
        <FormField name="status" type="select" {...AVAILABILITY} options={statusOptions("trailer")} required />
      </FormRow>
      {form.values.status !== "available" && <FormField name="status_reason" label="Reason" />}
      {!trailer && (
        <FormSection title="Papers">
          <FormRow>
            <FormField name="annual_inspection_expires_on" type="date" label="Annual inspection expires" clearable />
            <FormField name="registration_expires_on" type="date" label="Registration expires" clearable />
          </FormRow>
        </FormSection>
      )}
      <FormSection title="Assignment">
        <FormField name="terminal_id" type="record" label="Terminal" search={searchTerminals} />
        <FormField name="notes" type="textarea" label="Notes" />
      </FormSection>
      <FormActions submitLabel={trailer ? "Save trailer" : "Add trailer"} onCancel={() => onDone()} />
    </Form>
  );
}
