import * as z from "zod/mini";
import { instantsOf } from "@haul/ui/freight";
import type { Candidate, Pickup } from "./candidates";
import type { Leg, Load } from "../loads.queries";
import type { FacilityOption } from "../../../partners/facilities/facility-search";

export const AT_RELAY = "relay";

export interface SplitValues extends Record<string, unknown> {
  /** A stop's id, or a relay point that is none yet. */
  where: string;
  after_stop_id: string;
  facility_id: FacilityOption | null;
  earliest_local: string | null;
  ambiguous_time: "earlier" | "later";
  next_driver_id: Candidate | null;
}

export const initialSplit = (after_stop_id: string): SplitValues => ({
  where: AT_RELAY,
  after_stop_id,
  facility_id: null,
  earliest_local: null,
  ambiguous_time: "earlier",
  next_driver_id: null,
});

export const splitSchema = z
  .object({
    where: z.string(),
    facility_id: z.nullable(z.looseObject({ id: z.string() })),
    earliest_local: z.nullable(z.string()),
  })
  .check(({ value, issues }) => {
    if (value.where !== AT_RELAY) return;
    const missing = (path: string, message: string) =>
      issues.push({ code: "custom", path: [path], message, input: value });
    if (!value.facility_id) missing("facility_id", "Choose where the trucks meet.");
    if (!value.earliest_local) missing("earliest_local", "Enter when the trucks meet.");
  });

type Place = Pick<SplitValues, "where" | "after_stop_id" | "facility_id" | "earliest_local">;

/** The zone of the relay point's clock. */
export const zoneOf = ({ facility_id }: Pick<Place, "facility_id">) => facility_id?.zone ?? "America/Chicago";

const instantsAt = (values: Pick<Place, "facility_id" | "earliest_local">) =>
  values.earliest_local === null ? [] : instantsOf(values.earliest_local, zoneOf(values));

export const isAmbiguousTime = (values: Pick<Place, "facility_id" | "earliest_local">) => instantsAt(values).length > 1;

/** The leg that becomes two. */
export function splitLeg({ stops, legs }: Load, { where, after_stop_id }: Place): Leg | undefined {
  const at = (id: string) => stops.findIndex((stop) => stop.id === id);
  // Just behind the stop, or at one.
  const cut = where === AT_RELAY ? at(after_stop_id) + 0.5 : at(where);
  return legs.find(({ from_stop_id, to_stop_id }) => at(from_stop_id) < cut && cut < at(to_stop_id));
}

/** Where and when the second leg begins, as far as that is entered. */
export function handoverOf({ stops }: Load, values: Place): Pickup {
  const stop = stops.find(({ id }) => id === values.where);
  if (stop) {
    const { city, state } = stop.facility.address;
    return { at: Date.parse(stop.earliest_at), city, state };
  }
  const { city = "", state = "" } = values.facility_id ?? {};
  return { at: instantsAt(values)[0]?.getTime() ?? Infinity, city, state };
}
