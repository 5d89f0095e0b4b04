import { useState } from "react";
import { optionsOf } from "@haul/platform/records";
import { FormField, FormRow, type FormState, type SelectOption } from "@haul/ui/forms";
import { AMBIGUOUS_TIMES, MEETING_ESTIMATES } from "../../../words";
import { FacilityField } from "../../../partners/facilities/facility-field";
import type { FacilityOption } from "../../../partners/facilities/facility-search";
import { isPlace } from "../../../partners/facilities/place-options";
import type { Load } from "../loads.queries";
import { estimateMeeting, type Meeting } from "./meeting-estimate";
import { isAmbiguousTime, zoneOf, type SplitValues } from "./split-values";

interface RelayFieldsProps {
  form: FormState<SplitValues>;
  load: Load;
  /** Stops behind which the relay point can come. */
  after: readonly SelectOption[];
}

/** Where the trucks meet, and when. */
export function RelayFields({ form, load, after }: RelayFieldsProps) {
  const estimate = useEstimate(form, load);
  return (
    <>
      <FormRow>
        {after.length > 1 && (
          <FormField name="after_stop_id" type="select" label="After stop" options={after} required />
        )}
        <FacilityField name="facility_id" label="Relay point" autoFocus />
        <FormField
          name="earliest_local"
          type="datetime"
          zone={zoneOf(form.values)}
          label="The trucks meet"
          required
          {...(estimate ? { description: MEETING_ESTIMATES[estimate.by] } : {})}
        />
      </FormRow>
      {isAmbiguousTime(form.values) && (
        <FormField
          name="ambiguous_time"
          type="segmented"
          label="This time occurs twice on that day. Which one?"
          options={optionsOf(AMBIGUOUS_TIMES)}
        />
      )}
    </>
  );
}

/** Proposes when the trucks meet until a person says so; the estimate while it is what the form holds. */
function useEstimate(form: FormState<SplitValues>, load: Load): Meeting | null {
  const [estimate, setEstimate] = useState<Meeting | null>(null);
  const propose = (place: FacilityOption | null, afterId: string) => {
    const now = form.getValues().earliest_local;
    if (now !== null && now !== estimate?.local) return;
    const index = load.stops.findIndex(({ id }) => id === afterId);
    const [before, next] = [load.stops[index], load.stops[index + 1]];
    const proposed = place && before && next ? estimateMeeting(before, next, place, new Date()) : null;
    setEstimate(proposed);
    if (now !== (proposed?.local ?? null)) form.setFieldValue("earliest_local", proposed?.local ?? null);
  };
  // A place is not proposed for before it is a facility.
  form.watch("facility_id", ({ value }) => propose(isPlace(value) ? null : value, form.getValues().after_stop_id));
  form.watch("after_stop_id", ({ value }) => propose(form.getValues().facility_id, value));
  return estimate?.local === form.values.earliest_local ? estimate : null;
}
