import * as z from "zod/mini";
import type { ApiData } from "@haul/platform";
import { useSaveRecord } from "@haul/platform/lists";
import { Form, FormActions, FormField, FormRow, requiredText, useForm } from "@haul/ui/forms";
import { codeOptions } from "@haul/ui/freight";
import { trailers, trucks } from "./crew.queries";
import type { CrewFormProps } from "./driver-form";

export type Equipment = ApiData<"/api/trailers/{trailer_id}", "get">["kind"];

const schema = z.object({ unit_number: requiredText("Enter the unit number") });

export const unitOf = (typed: string) => ({
  unit_number: typed,
  annual_inspection_expires_on: null as string | null,
  registration_expires_on: null as string | null,
});
export type UnitValues = ReturnType<typeof unitOf>;

export const trailerOf = (typed: string, kind: Equipment) => ({ ...unitOf(typed), kind });
export type TrailerValues = ReturnType<typeof trailerOf>;

/** A new truck with what dispatch checks; the rest is entered on the truck's own page. */
export function TruckForm({ typed, onDone }: CrewFormProps) {
  const save = useSaveRecord(trucks, undefined);
  const form = useForm({ initialValues: unitOf(typed), schema });
  const onSubmit = async (values: typeof form.values) => {
    const { id, unit_number } = await save(values);
    onDone({ id, label: unit_number });
  };
  return (
    <Form form={form} onSubmit={onSubmit} aria-label="Truck">
      <FormField name="unit_number" label="Unit number" required autoFocus />
      <UnitPapers />
      <FormActions submitLabel="Add truck" onCancel={() => onDone(null)} />
    </Form>
  );
}

interface TrailerFormProps extends CrewFormProps {
  /** What the load asks for. */
  equipment: Equipment;
}

/** The same of a trailer. It is proposed as what the load asks for. */
export function TrailerForm({ typed, equipment, onDone }: TrailerFormProps) {
  const save = useSaveRecord(trailers, undefined);
  const form = useForm({ initialValues: trailerOf(typed, equipment), schema });
  const onSubmit = async (values: typeof form.values) => {
    const { id, unit_number } = await save(values);
    onDone({ id, label: unit_number });
  };
  return (
    <Form form={form} onSubmit={onSubmit} aria-label="Trailer">
      <FormRow>
        <FormField name="unit_number" label="Unit number" required autoFocus />
        <FormField name="kind" type="select" label="Equipment" options={codeOptions("equipment")} required />
      </FormRow>
      <UnitPapers />
      <FormActions submitLabel="Add trailer" onCancel={() => onDone(null)} />
    </Form>
  );
}

interface PartProps {
  /** Where the unit's values are in the form. */
  path: string;
  /** A unit number is entered, so its papers are asked for. */
  isOpen: boolean;
}

/** A truck that is added together with its driver; nothing is added without a number. */
export function UnitFields({ path, isOpen }: PartProps) {
  return (
    <>
      <FormField name={`${path}.unit_number`} label="Unit number" />
      {isOpen && <UnitPapers path={path} />}
    </>
  );
}

/** The same of a trailer. */
export function TrailerFields({ path, isOpen }: PartProps) {
  return (
    <>
      <FormRow>
        <FormField name={`${path}.unit_number`} label="Unit number" />
        {isOpen && (
          <FormField
            name={`${path}.kind`}
            type="select"
            label="Equipment"
            options={codeOptions("equipment")}
            required
          />
        )}
      </FormRow>
      {isOpen && <UnitPapers path={path} />}
    </>
  );
}

function UnitPapers({ path }: { path?: string }) {
  const at = (name: string) => (path === undefined ? name : `${path}.${name}`);
  return (
    <FormRow>
      <FormField name={at("annual_inspection_expires_on")} type="date" label="Annual inspection expires" clearable />
      <FormField name={at("registration_expires_on")} type="date" label="Registration expires" clearable />
    </FormRow>
  );
}
