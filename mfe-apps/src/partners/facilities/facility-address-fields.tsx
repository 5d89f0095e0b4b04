import { FormField, FormRow } from "@haul/ui/forms";
import { PlaceField } from "../places/place-field";
import type { Place } from "../places/places.queries";

/** Where a facility is: its city at the least. The street and ZIP may come later. */
export function FacilityAddressFields({ onPlace }: { onPlace: (place: Place) => void }) {
  return (
    <>
      <FormField
        name="address.line1"
        label="Street"
        autoComplete="address-line1"
        description="Drivers need this. You can add it later."
      />
      <FormField name="address.line2" label="Suite, building" autoComplete="address-line2" />
      <FormRow>
        <PlaceField name="address.city" label="City" required onPlace={onPlace} />
        <FormField name="address.state" type="state" label="State" clearable={false} required />
        <PlaceField name="address.postal_code" label="ZIP" required={false} onPlace={onPlace} />
      </FormRow>
    </>
  );
}
