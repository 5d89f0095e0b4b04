import { addressLine, formatPhone } from "@haul/ui/freight";
import { FACILITY_LIKENESSES, QUOTE } from "../../words";
import { namesOf } from "../merging/duplicate-group";
import { countWords, type MergeField } from "../merging/merge-rows";
import type { Facility, FacilityDuplicates, FacilityMergePreview } from "./facilities.queries";
import { timeZoneWord } from "./time-zones";

type Reason = FacilityDuplicates["reasons"][number];

/** Why facilities look alike: `A and B have the same street and ZIP.` */
export function reasonWords({ kind, facility_ids }: Reason, facilities: readonly Facility[]): string {
  return `${namesOf(facility_ids, facilities)} ${FACILITY_LIKENESSES[kind]}.`;
}

/** What is compared of two facilities before they become one. */
export const MERGE_FIELDS: readonly MergeField<Facility>[] = [
  { label: "Name", of: ({ name }) => name },
  {
    label: "Address",
    of: ({ address }) => addressLine(address),
  },
  { label: "Time zone", of: ({ time_zone }) => timeZoneWord(time_zone) },
  {
    label: "On the map",
    of: ({ latitude, longitude }) =>
      latitude === undefined || longitude === undefined ? undefined : `${latitude}, ${longitude}`,
  },
  { label: "Phone", of: ({ phone }) => phone && formatPhone(phone) },
  { label: "Hours", of: ({ hours }) => hours },
  { label: "Instructions", of: ({ instructions }) => instructions },
];

/** How much goes over, in words. */
export function movesWords({ survivor, merged, moves }: FacilityMergePreview): string[] {
  const told = countWords([
    [moves.stops, "stop, with its appointment times", "stops, with their appointment times"],
    [moves.loads, "load with these stops", "loads with these stops"],
    [moves.quotes, QUOTE.one, QUOTE.many],
    [moves.detentions, "detention", "detentions"],
  ]);
  if (moves.shared_loads > 0)
    told.push(
      moves.shared_loads === 1
        ? "1 load stops at both; after the merge it stops there twice"
        : `${moves.shared_loads} loads stop at both; after the merge they stop there twice`,
    );
  if (told.length === 0) return ["Nothing: no load or quote stops there"];
  if (survivor.time_zone !== merged.time_zone)
    told.push(`Stops keep their zone (${timeZoneWord(merged.time_zone)}) until they are rescheduled`);
  return told;
}
