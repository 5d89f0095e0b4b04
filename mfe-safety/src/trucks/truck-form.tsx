import { statusOptions } from "@haul/ui/freight";
import * as z from "zod/mini";
import { optionOf, searchActiveDrivers, searchTerminals, useCan } from "@haul/platform";
import { useSaveRecord, type RecordFormProps } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { Form, FormActions, FormField, FormRow, FormSection, requiredText, useForm } from "@haul/ui/forms";
import { searchCarriers } from "../carriers/carrier-search";
import { AVAILABILITY, OWNERSHIPS } from "../words";
import { VinField } from "./vin-field";
import { VIN_PATTERN } from "./vin-pattern";
import { trucks, type Truck } from "./trucks.queries";

const schema = z.object({
  unit_number: requiredText("Enter the unit number"),
  vin: z.string().check(z.regex(VIN_PATTERN, "A VIN has 17 characters, without I, O and Q")),
});

function valuesOf(truck?: Truck) {
  return {
    unit_number: truck?.unit_number ?? "",
    vin: truck?.vin ?? "",
    year: truck?.year ?? (null as number | null),
    make: truck?.make ?? "",
    model: truck?.model ?? "",
    tire_size: truck?.tire_size ?? "",
    plate: truck?.plate ?? "",
    plate_state: truck?.plate_state ?? "",
    ownership: truck?.ownership ?? ("company" as const),
    status: truck?.status ?? ("available" as const),
    status_reason: truck?.status_reason ?? "",
    odometer_miles: truck?.odometer_miles ?? (null as number | null),
    terminal_id: optionOf(truck?.terminal),
    usual_driver_id: optionOf(truck?.usual_driver),
    motor_carrier_id: optionOf(truck?.motor_carrier),
    notes: truck?.notes ?? "",
  };
}

/** What a new truck has on file; later papers are renewed where they are shown. */
const FIRST_PAPERS = {
  registration_expires_on: null as string | null,
  annual_inspection_expires_on: null as string | null,
  insurance_expires_on: null as string | null,
};

/** A new truck, or changes to one. */
export function TruckForm({ record: truck, onDone }: RecordFormProps<Truck>) {
  const save = useSaveRecord(trucks, truck);
  const maySeeCarriers = useCan("motor_carriers:read");
  const form = useForm({ initialValues: { ...valuesOf(truck), ...(truck ? {} : FIRST_PAPERS) }, schema });

  return (
    <Form form={form} onSubmit={async (values) => onDone(await save(values))} aria-label="Truck">
      <FormRow>
        <FormField name="unit_number" label="Unit number" required autoFocus />
        <VinField />
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
        <FormField name="odometer_miles" type="number" label="Odometer" unit="mi" min={0} />
      </FormRow>
      <FormRow>
        <FormField name="ownership" type="select" label="Ownership" options={optionsOf(OWNERSHIPS)} required />
        <FormField name="status" type="select" {...AVAILABILITY} options={statusOptions("truck")} required />
      </FormRow>
      {form.values.status !== "available" && (
        <FormField
          name="status_reason"
          label="Reason"
          description="Dispatch sees it when they try to assign the truck."
        />
      )}
      {!truck && (
        <FormSection title="Papers">
          <FormRow>
            <FormField name="annual_inspection_expires_on" type="date" label="Annual inspection expires" clearable />
            <FormField name="registration_expires_on" type="date" label="Registration expires" clearable />
            <FormField name="insurance_expires_on" type="date" label="Insurance expires" clearable />
          </FormRow>
        </FormSection>
      )}
      <FormSection title="Assignment">
        <FormRow>
          <FormField name="usual_driver_id" type="record" label="Usual driver" search={searchActiveDrivers} />
          <FormField name="terminal_id" type="record" label="Terminal" search={searchTerminals} />
        </FormRow>
        {maySeeCarriers && (
          <FormField
            name="motor_carrier_id"
            type="record"
            label="Runs under"
            search={searchCarriers}
            clearable
            description="The carrier whose authority the truck runs under. Leave empty for your own."
          />
        )}
        <FormField name="notes" type="textarea" label="Notes" />
      </FormSection>
      <FormActions submitLabel={truck ? "Save truck" : "Add truck"} onCancel={() => onDone()} />
    </Form>
  );
}
