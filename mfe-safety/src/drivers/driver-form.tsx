import * as z from "zod/mini";
import { optionOf, searchFleetOwners, searchTerminals } from "@haul/platform";
import { useSaveRecord, type RecordFormProps } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { Form, FormActions, FormField, FormRow, FormSection, requiredText, useForm } from "@haul/ui/forms";
import { codeOptions } from "@haul/ui/freight";
import { DRIVER_STATUSES, EMPLOYMENTS, ENDORSEMENTS } from "../words";
import { drivers, type Driver } from "./drivers.queries";

const schema = z.object({
  first_name: requiredText("Enter the first name"),
  last_name: requiredText("Enter the last name"),
});

function valuesOf(driver?: Driver) {
  return {
    first_name: driver?.first_name ?? "",
    last_name: driver?.last_name ?? "",
    code: driver?.code ?? "",
    kind: driver?.kind ?? ("company" as const),
    status: driver?.status ?? ("active" as const),
    phone: driver?.phone ?? "",
    email: driver?.email ?? "",
    license_number: driver?.license_number ?? "",
    license_state: driver?.license_state ?? "",
    has_cdl: driver?.has_cdl ?? true,
    license_class: driver?.license_class ?? ("" as const),
    home_by_on: driver?.home_by_on ?? (null as string | null),
    home_note: driver?.home_note ?? "",
    endorsements: [...(driver?.endorsements ?? [])],
    restrictions: [...(driver?.restrictions ?? [])],
    hired_on: driver?.hired_on ?? (null as string | null),
    terminated_on: driver?.terminated_on ?? (null as string | null),
    rehired_on: driver?.rehired_on ?? (null as string | null),
    employment: driver?.employment ?? ("regular" as const),
    terminal_id: optionOf(driver?.terminal),
    fleet_owner_id: optionOf(driver?.fleet_owner),
    notes: driver?.notes ?? "",
  };
}

/** What a new driver has on file; later papers are renewed where they are shown. */
const FIRST_PAPERS = {
  license_expires_on: null as string | null,
  medical_expires_on: null as string | null,
  twic_expires_on: null as string | null,
};

/** A new driver, or changes to one. */
export function DriverForm({ record: driver, onDone }: RecordFormProps<Driver>) {
  const save = useSaveRecord(drivers, driver);
  const form = useForm({ initialValues: { ...valuesOf(driver), ...(driver ? {} : FIRST_PAPERS) }, schema });

  return (
    <Form form={form} onSubmit={async (values) => onDone(await save(values))} aria-label="Driver">
      <FormRow>
        <FormField name="first_name" label="First name" required autoFocus />
        <FormField name="last_name" label="Last name" required />
        <FormField name="code" label="Code" description="The driver's code in payroll or the ELD." />
      </FormRow>
      <FormRow>
        <FormField name="kind" type="select" label="Kind" options={codeOptions("driverKind")} required />
        <FormField name="status" type="select" label="Status" options={optionsOf(DRIVER_STATUSES)} required />
      </FormRow>
      <FormRow>
        <FormField name="phone" type="phone" label="Phone" />
        <FormField name="email" type="email" label="Email" />
      </FormRow>
      <FormSection title={driver ? "License" : "License and medical certificate"}>
        <FormRow>
          <FormField name="license_number" label="License number" />
          <FormField name="license_state" type="state" label="License state" />
          <FormField name="license_class" type="select" label="Class" options={["A", "B", "C"]} />
        </FormRow>
        <FormField
          name="has_cdl"
          type="checkbox"
          label="Drives with a CDL"
          description="Determines what the driver's file needs."
        />
        {!driver && (
          <FormRow>
            <FormField name="license_expires_on" type="date" label="License expires" clearable />
            <FormField name="medical_expires_on" type="date" label="Medical certificate expires" clearable />
            <FormField
              name="twic_expires_on"
              type="date"
              label="TWIC expires"
              description="Loads for secure port areas need one."
              clearable
            />
          </FormRow>
        )}
        <FormRow>
          <FormField name="endorsements" type="multiselect" label="Endorsements" options={optionsOf(ENDORSEMENTS)} />
          <FormField name="restrictions" type="tags" label="Restrictions" />
        </FormRow>
      </FormSection>
      <FormSection title="Employment">
        <FormRow>
          <FormField name="hired_on" type="date" label="Hired" clearable />
          {(form.values.status === "terminated" || driver?.terminated_on) && (
            <FormField name="terminated_on" type="date" label="Terminated" clearable />
          )}
          {form.values.status !== "terminated" && driver?.terminated_on && (
            <FormField
              name="rehired_on"
              type="date"
              label="Rehired"
              description="Needs a new application and a new MVR at hire."
              clearable
            />
          )}
          <FormField name="terminal_id" type="record" label="Terminal" search={searchTerminals} />
        </FormRow>
        <FormRow>
          <FormField
            name="employment"
            type="select"
            label="Employment"
            description="Determines what the driver's file needs."
            options={optionsOf(EMPLOYMENTS)}
            required
          />
          <FormField name="fleet_owner_id" type="record" label="Drives for fleet owner" search={searchFleetOwners} />
        </FormRow>
        <FormRow>
          <FormField name="home_by_on" type="date" label="Home by" clearable />
          <FormField name="home_note" label="Home time" description="What was agreed, such as a birthday." />
        </FormRow>
        <FormField name="notes" type="textarea" label="Notes" />
      </FormSection>
      <FormActions submitLabel={driver ? "Save driver" : "Add driver"} onCancel={() => onDone()} />
    </Form>
  );
}
