import { patchOf } from "@haul/platform";
import { Form, FormActions, FormField, FormRow, useForm } from "@haul/ui/forms";
import { useUpdateFacility, type Facility } from "./facilities.queries";
import { facilitySchema, placeErrors } from "./facility-schema";
import { feetOf, radiusOf } from "./geofence";
import { PlaceFields } from "./place-fields";
import { timeZonesWith } from "./time-zones";

/** Changes to a facility. */
export function FacilityForm({ facility, onDone }: { facility: Facility; onDone: () => void }) {
  const update = useUpdateFacility();
  const form = useForm({
    initialValues: {
      name: facility.name,
      address: facility.address,
      time_zone: facility.time_zone,
      phone: facility.phone ?? "",
      hours: facility.hours ?? "",
      instructions: facility.instructions ?? "",
      latitude: facility.latitude ?? (null as number | null),
      longitude: facility.longitude ?? (null as number | null),
      radius_feet: facility.geofence_radius_m === undefined ? null : feetOf(facility.geofence_radius_m),
    },
    schema: facilitySchema,
    validate: placeErrors,
  });

  const save = async ({ radius_feet, ...values }: typeof form.values) => {
    const { name, time_zone } = values;
    const geofence_radius_m = radiusOf(radius_feet, facility.geofence_radius_m);
    const body = { ...patchOf(values), name, time_zone, geofence_radius_m, version: facility.version };
    await update.mutateAsync({ params: { path: { facility_id: facility.id } }, body });
    onDone();
  };

  return (
    <Form form={form} onSubmit={save} aria-label="Facility">
      <FormField name="name" label="Name" required autoFocus />
      <FormField name="address.line1" label="Street" required />
      <FormRow>
        <FormField name="address.city" label="City" required />
        <FormField name="address.state" type="state" label="State" required />
        <FormField name="address.postal_code" label="ZIP" required />
      </FormRow>
      <PlaceFields />
      <FormRow>
        <FormField
          name="time_zone"
          type="select"
          label="Time zone"
          options={timeZonesWith(facility.time_zone)}
          required
        />
        <FormField name="phone" type="phone" label="Phone" />
        <FormField name="hours" label="Hours" placeholder="Mon–Fri 06:00–15:00" />
      </FormRow>
      <FormField name="instructions" type="textarea" label="Instructions for drivers" />
      <FormActions submitLabel="Save facility" onCancel={onDone} />
    </Form>
  );
}
