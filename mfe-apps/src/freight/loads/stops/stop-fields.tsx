import { FormField, FormRow, useFormContext } from "@haul/ui/forms";
import { codeOptions } from "@haul/ui/freight";
import { useFacilityDialog } from "../../../partners/facilities/create-facility";
import { searchFacilities } from "../../../partners/facilities/facility-search";
import { ReferenceListFields } from "../references/reference-list-fields";
import { isAmbiguous, type StopValues } from "./stop-values";

const SCHEDULES = [
  { value: "appointment", label: "Appointment" },
  { value: "window", label: "Window" },
  { value: "first_come", label: "First come" },
];

/** Where and when: the stop at `path` of the form around it. Its times are the facility's own. */
export function StopFields({ path }: { path: string }) {
  const { form } = useFormContext();
  const create = useFacilityDialog();
  const stop = form.getInputProps(path).value as StopValues;
  const zone = stop.facility_id?.zone ?? "America/Chicago";
  const isAppointment = stop.schedule === "appointment";
  return (
    <>
      <FormRow>
        <FormField name={`${path}.kind`} type="select" label="Stop" options={codeOptions("stop")} required />
        <FormField
          name={`${path}.facility_id`}
          type="record"
          label="Facility"
          search={searchFacilities}
          onCreate={create.ask}
          createLabel="Add facility"
          required
        />
        <FormField name={`${path}.schedule`} type="select" label="Schedule" options={SCHEDULES} required />
      </FormRow>
      <FormRow>
        <FormField
          name={`${path}.earliest_local`}
          type="datetime"
          zone={zone}
          label={isAppointment ? "Appointment" : "From"}
          required
        />
        {!isAppointment && <FormField name={`${path}.latest_local`} type="datetime" zone={zone} label="Until" />}
        <FormField name={`${path}.reference`} label={stop.kind === "delivery" ? "Delivery number" : "Pickup number"} />
      </FormRow>
      {isAmbiguous(stop) && (
        <FormField
          name={`${path}.ambiguous_time`}
          type="segmented"
          label="The clocks show this time twice on that day. Which one?"
          options={[
            { value: "earlier", label: "The first" },
            { value: "later", label: "The second" },
          ]}
        />
      )}
      <FormRow>
        <FormField name={`${path}.weight_pounds`} type="number" label="Weight" unit="lb" min={0} />
        <FormField name={`${path}.pieces`} type="number" label="Pieces" min={0} />
        <FormField name={`${path}.instructions`} label="Instructions" />
      </FormRow>
      <ReferenceListFields path={`${path}.more_references`} next="appointment" />
      <FormRow>
        {isAppointment && (
          <FormField name={`${path}.is_appointment_confirmed`} type="checkbox" label="Appointment is confirmed" />
        )}
        <FormField name={`${path}.is_drop`} type="checkbox" label="Drop: the trailer stays" />
      </FormRow>
      {create.dialog}
    </>
  );
}
