import type { ReactNode } from "react";
import { useCan, type FoundRecord } from "@haul/platform";
import { Text } from "@haul/ui/core";
import { Form, FormActions, FormField, FormRow, FormSection, useForm } from "@haul/ui/forms";
import { codeOptions } from "@haul/ui/freight";
import { trailers, trucks } from "./crew.queries";
import { nameWords, splitName } from "./person-name";
import { trailerOf, TrailerFields, UnitFields, unitOf, type Equipment } from "./unit-forms";
import { useSaveCrew, type MadeCrew } from "./use-save-crew";
import classes from "./crew.module.css";

export interface CrewFormProps {
  /** What was typed into the picker. */
  typed: string;
  onDone: (made: FoundRecord | null) => void;
}

/** A driver who was just added, with the truck and the trailer that came along. */
export interface AddedDriver extends FoundRecord {
  readonly truck_id: FoundRecord | null;
  readonly trailer_id: FoundRecord | null;
}

interface DriverFormProps extends CrewFormProps {
  /** What the load still lacks, so that it can be added at once. */
  lacks?: { readonly truck: boolean; readonly trailer: boolean; readonly equipment: Equipment } | undefined;
}

/** A new driver with what dispatch checks; the rest is entered on the driver's own page. */
export function DriverForm({ typed, lacks, onDone }: DriverFormProps) {
  const { save, made } = useSaveCrew();
  const mayAddTruck = useCan(trucks.permission) && lacks?.truck === true;
  const mayAddTrailer = useCan(trailers.permission) && lacks?.trailer === true;
  const form = useForm({
    initialValues: {
      name: typed,
      kind: "company" as const,
      phone: "",
      license_expires_on: null as string | null,
      medical_expires_on: null as string | null,
      truck: unitOf(""),
      trailer: trailerOf("", lacks?.equipment ?? "dry_van"),
    },
    validate: ({ name }) => (hasBoth(name) ? {} : { name: "Enter first and last name" }),
  });
  const { truck, trailer } = form.values;
  const added = ["driver", ...(hasNumber(truck) ? ["truck"] : []), ...(hasNumber(trailer) ? ["trailer"] : [])];

  const onSubmit = async ({ name, truck: itsTruck, trailer: itsTrailer, ...driver }: typeof form.values) => {
    const crew = await save({
      driver: { ...driver, ...splitName(name) },
      truck: hasNumber(itsTruck) ? itsTruck : null,
      trailer: hasNumber(itsTrailer) ? itsTrailer : null,
    });
    onDone(addedDriver(crew));
  };

  return (
    <Form form={form} onSubmit={onSubmit} aria-label="Driver">
      <Part isDone={made.driver !== undefined}>
        <FormRow>
          <FormField name="name" label="Name" description={nameWords(form.values.name)} required autoFocus />
          <FormField name="phone" type="phone" label="Phone" />
        </FormRow>
        <FormRow>
          <FormField name="license_expires_on" type="date" label="License expires" clearable />
          <FormField name="medical_expires_on" type="date" label="Medical certificate expires" clearable />
        </FormRow>
        <FormField name="kind" type="select" label="Kind" options={codeOptions("driverKind")} required />
      </Part>
      {mayAddTruck && (
        <Part isDone={made.truck !== undefined}>
          <FormSection
            title="Truck"
            description="The truck they usually drive. Leave it empty to choose one from the fleet."
          >
            <UnitFields path="truck" isOpen={hasNumber(truck)} />
          </FormSection>
        </Part>
      )}
      {mayAddTrailer && (
        <Part isDone={made.trailer !== undefined}>
          <FormSection title="Trailer" description="Leave it empty to choose one from the fleet.">
            <TrailerFields path="trailer" isOpen={hasNumber(trailer)} />
          </FormSection>
        </Part>
      )}
      <FormActions submitLabel={`Add ${listed(added)}`} onCancel={() => onDone(addedDriver(made))} />
    </Form>
  );
}

interface PartProps {
  /** In the fleet already, while something after it was refused: what is changed here would not be saved. */
  isDone: boolean;
  children: ReactNode;
}

function Part({ isDone, children }: PartProps) {
  return (
    <fieldset className={classes.part} disabled={isDone}>
      {children}
      {isDone && <Text size="sm">Added. Change it on its own page.</Text>}
    </fieldset>
  );
}

function hasBoth(name: string): boolean {
  const { first_name, last_name } = splitName(name);
  return first_name !== "" && last_name !== "";
}

const hasNumber = ({ unit_number }: { unit_number: string }) => unit_number.trim() !== "";

const addedDriver = ({ driver, truck, trailer }: MadeCrew): AddedDriver | null =>
  driver ? { ...driver, truck_id: truck ?? null, trailer_id: trailer ?? null } : null;

/** "driver, truck and trailer" */
const listed = (nouns: readonly string[]) => new Intl.ListFormat("en-US").format(nouns).replace(", and", " and");
