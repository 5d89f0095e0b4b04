import { searchDrivers, searchTrailers, searchTrucks } from "@haul/platform";
import { FormField, FormRow } from "@haul/ui/forms";
import { useCrewFilling } from "./use-crew-filling";

/** Who drove what on that day, of the whole fleet; one fills in the others. */
export function CrewFields({ day }: { day: string | null }) {
  useCrewFilling(day);
  return (
    <FormRow>
      <FormField name="driver_id" type="record" label="Driver" search={searchDrivers} />
      <FormField name="truck_id" type="record" label="Truck" search={searchTrucks} />
      <FormField name="trailer_id" type="record" label="Trailer" search={searchTrailers} />
    </FormRow>
  );
}
