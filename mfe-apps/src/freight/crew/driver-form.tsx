import { useSaveRecord } from "@haul/platform/lists";
import { Form, FormActions, FormField, FormRow, useForm } from "@haul/ui/forms";
import { drivers } from "./crew.queries";
import { nameWords, splitName } from "./person-name";
import type { ApiData, FoundRecord } from "@haul/platform";

type Kind = ApiData<"/api/drivers/{driver_id}", "get">["kind"];

const KINDS: readonly { value: Kind; label: string }[] = [
  { value: "company", label: "Company driver" },
  { value: "owner_operator", label: "Owner-operator" },
  { value: "lease", label: "Lease" },
  { value: "team", label: "Team" },
];

export interface CrewFormProps {
  /** What was typed into the picker. */
  typed: string;
  onDone: (made: FoundRecord | null) => void;
}

/** A new driver with what dispatch checks; the rest is entered on the driver's own page. */
export function DriverForm({ typed, onDone }: CrewFormProps) {
  const save = useSaveRecord(drivers, undefined);
  const form = useForm({
    initialValues: {
      name: typed,
      kind: "company" as const,
      phone: "",
      license_expires_on: null as string | null,
      medical_expires_on: null as string | null,
    },
    validate: ({ name }) => (hasBoth(name) ? {} : { name: "Enter first and last name" }),
  });

  const onSubmit = async ({ name, ...values }: typeof form.values) => {
    const { id, full_name } = await save({ ...values, ...splitName(name) });
    onDone({ id, label: full_name });
  };

  return (
    <Form form={form} onSubmit={onSubmit} aria-label="Driver">
      <FormRow>
        <FormField name="name" label="Name" description={nameWords(form.values.name)} required autoFocus />
        <FormField name="phone" type="phone" label="Phone" />
      </FormRow>
      <FormRow>
        <FormField name="license_expires_on" type="date" label="License expires" clearable />
        <FormField name="medical_expires_on" type="date" label="Medical certificate expires" clearable />
      </FormRow>
      <FormField name="kind" type="select" label="Kind" options={KINDS} required />
      <FormActions submitLabel="Add driver" onCancel={() => onDone(null)} />
    </Form>
  );
}

function hasBoth(name: string): boolean {
  const { first_name, last_name } = splitName(name);
  return first_name !== "" && last_name !== "";
}
