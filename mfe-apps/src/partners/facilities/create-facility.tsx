import { AddDialog } from "@haul/platform/lists";
import { useCreateRecord, type InlineCreate } from "../../shared/use-create-record";
import { facilities } from "./facilities.queries";
import { FacilityForm } from "./facility-form";
import { facilityOption, type FacilityOption } from "./facility-search";

/** Adds a facility on the spot, while a load is being booked. */
export function useFacilityDialog(): InlineCreate<FacilityOption> {
  return useCreateRecord<FacilityOption>(({ typed, onDone }) => (
    <AddDialog of={facilities} onClose={() => onDone(null)}>
      <FacilityForm typed={typed} onDone={(made) => onDone(made ? facilityOption(made) : null)} />
    </AddDialog>
  ));
}
