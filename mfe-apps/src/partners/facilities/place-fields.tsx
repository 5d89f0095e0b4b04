import { FormField, FormRow } from "@haul/ui/forms";
import { formatRadius, USUAL_RADIUS_M } from "./geofence";

/** Where a facility is on the map, and how far around it a truck counts as being there. */
export function PlaceFields() {
  return (
    <FormRow>
      <FormField
        name="latitude"
        type="number"
        label="Latitude"
        decimals={6}
        description="If empty, miles and maps use the ZIP Code or city."
      />
      <FormField
        name="longitude"
        type="number"
        label="Longitude"
        decimals={6}
        description="Negative in the United States."
      />
      <FormField
        name="radius_feet"
        type="number"
        label="Geofence radius"
        unit="ft"
        min={0}
        description={`A truck inside counts as on site. If empty, ${formatRadius(USUAL_RADIUS_M)}.`}
      />
    </FormRow>
  );
}
