import { useState } from "react";
import { useSaveRecord, type RecordFormProps } from "@haul/platform/lists";
import { Form, FormActions, FormField, FormRow, useForm } from "@haul/ui/forms";
import { addressOf, addressValues } from "@haul/ui/long-forms";
import type { Place } from "../places/places.queries";
import { facilities, type Facility } from "./facilities.queries";
import { FacilityAddressFields } from "./facility-address-fields";
import { facilitySchema, placeErrors } from "./facility-schema";
import { feetOf, radiusOf } from "./geofence";
import { PlaceFields } from "./place-fields";
import { timeZoneOptions, timeZonesWith } from "./time-zones";

interface FacilityFormProps extends RecordFormProps<Facility> {
  /** The name, if already typed in the search. */
  typed?: string;
}

/** A new facility with what a first stop needs, or changes to all that is known of one. */
export function FacilityForm({ record: facility, typed = "", onDone }: FacilityFormProps) {
  const save = useSaveRecord(facilities, facility);
  const radius = facility?.geofence_radius_meters;
  const form = useForm({
    initialValues: {
      name: facility?.name ?? typed,
      address: addressValues(facility?.address),
      time_zone: facility?.time_zone ?? "",
      phone: facility?.phone ?? "",
      instructions: facility?.instructions ?? "",
      latitude: facility?.latitude ?? (null as number | null),
      longitude: facility?.longitude ?? (null as number | null),
      radius_feet: radius === undefined ? null : feetOf(radius),
      ...(facility && { hours: facility.hours ?? "" }),
    },
    schema: facilitySchema,
    validate: placeErrors,
  });

  // A chosen zone stays; one that came with a place goes with it.
  const [placesZone, setPlacesZone] = useState("");
  const followZone = ({ time_zone }: Place) => {
    if (form.values.time_zone && form.values.time_zone !== placesZone) return;
    form.setFieldValue("time_zone", time_zone);
    setPlacesZone(time_zone);
  };

  const onSubmit = async ({ radius_feet, address, ...values }: typeof form.values) => {
    const place = { address: addressOf(address) ?? null, geofence_radius_meters: radiusOf(radius_feet, radius) };
    onDone(await save({ ...values, ...place }));
  };

  return (
    <Form form={form} onSubmit={onSubmit} aria-label="Facility">
      <FormField name="name" label="Name" required autoFocus />
      <FacilityAddressFields onPlace={followZone} />
      <PlaceFields />
      <FormRow>
        {facility ? (
          <FormField
            name="time_zone"
            type="select"
            label="Time zone"
            options={timeZonesWith(facility.time_zone)}
            required
          />
        ) : (
          <FormField
            name="time_zone"
            type="select"
            label="Time zone"
            options={form.values.time_zone ? timeZonesWith(form.values.time_zone) : timeZoneOptions}
            description="Set by the ZIP Code, city or state; choose it only if those leave it open."
          />
        )}
        <FormField name="phone" type="phone" label="Phone" />
      </FormRow>
      {facility && <FormField name="hours" label="Hours" placeholder="Mon–Fri 06:00–15:00" />}
      <FormField name="instructions" type="textarea" label="Instructions for drivers" />
      <FormActions submitLabel={facility ? "Save facility" : "Add facility"} onCancel={() => onDone()} />
    </Form>
  );
}
