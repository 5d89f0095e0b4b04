import { createOf, patchOf } from "@haul/platform";
import { instantsOf, wallClock } from "@haul/ui/freight";
import { facilityOption, type FacilityOption } from "../../../partners/facilities/facility-search";
import type { Stop, StopInput, StopUpdate } from "../loads.queries";
import {
  moreReferences,
  referenceOf,
  referencesOf,
  type ReferenceKind,
  type ReferenceValues,
} from "../references/reference-values";

/** A stop as a form keeps it. */
export interface StopValues extends Record<string, unknown> {
  /** The stop being changed; none for a new one. */
  id: string;
  kind: StopInput["kind"];
  facility_id: FacilityOption | null;
  schedule: StopInput["schedule"];
  earliest_local: string | null;
  latest_local: string | null;
  /** Counts only where the clocks show the time twice. */
  ambiguous_time: NonNullable<StopInput["ambiguous_time"]>;
  is_appointment_confirmed: boolean;
  is_drop: boolean;
  /** The pickup or delivery number. */
  reference: string;
  more_references: ReferenceValues[];
  weight_pounds: number | null;
  pieces: number | null;
  contact_name: string;
  contact_phone: string;
  instructions: string;
}

/** The kind of number that a stop has a field for. */
const ownReference = (kind: StopInput["kind"]): ReferenceKind => (kind === "delivery" ? "delivery" : "pickup");

/** A stop of a load or of a quote. */
export type PlannedStop = Omit<
  Stop,
  "timeliness" | "events" | "late_reason" | "version" | "is_arrival_unconfirmed" | "is_departure_unconfirmed"
>;

export function emptyStop(kind: StopInput["kind"]): StopValues {
  return {
    id: "",
    kind,
    facility_id: null,
    schedule: "appointment",
    earliest_local: null,
    latest_local: null,
    ambiguous_time: "earlier",
    is_appointment_confirmed: false,
    is_drop: false,
    reference: "",
    more_references: [],
    weight_pounds: null,
    pieces: null,
    contact_name: "",
    contact_phone: "",
    instructions: "",
  };
}

/** A stop as its form shows it, in the stop's own time. */
export function stopValues(stop: PlannedStop): StopValues {
  return {
    ...emptyStop(stop.kind),
    id: stop.id,
    facility_id: facilityOption({ ...stop.facility, time_zone: stop.time_zone }),
    schedule: stop.schedule,
    earliest_local: wallClock(stop.earliest_at, stop.time_zone),
    latest_local: stop.latest_at === undefined ? null : wallClock(stop.latest_at, stop.time_zone),
    ambiguous_time: stop.ambiguous_time ?? "earlier",
    is_appointment_confirmed: stop.is_appointment_confirmed,
    is_drop: stop.is_drop,
    reference: referenceOf(stop.references, ownReference(stop.kind)),
    more_references: moreReferences(stop.references, [ownReference(stop.kind)]),
    weight_pounds: stop.weight_pounds ?? null,
    pieces: stop.pieces ?? null,
    contact_name: stop.contact?.name ?? "",
    contact_phone: stop.contact?.phone ?? "",
    instructions: stop.instructions ?? "",
  };
}

/** Whether the clocks of the facility show one of the stop's times twice, as on the night when summer time ends. */
export function isAmbiguous({ facility_id, schedule, earliest_local, latest_local }: StopValues): boolean {
  const times = schedule === "appointment" ? [earliest_local] : [earliest_local, latest_local];
  return (
    facility_id !== null && times.some((local) => local !== null && instantsOf(local, facility_id.zone).length > 1)
  );
}

function contactOf({ contact_name, contact_phone }: StopValues) {
  const name = contact_name.trim();
  return name === "" ? null : { name, ...createOf({ phone: contact_phone }) };
}

/** What the form says of a stop, still with its empty fields. */
function stopFields(stop: StopValues) {
  const own = { kind: ownReference(stop.kind), value: stop.reference };
  return {
    kind: stop.kind,
    schedule: stop.schedule,
    latest_local: stop.schedule === "appointment" ? null : stop.latest_local,
    ambiguous_time: isAmbiguous(stop) ? stop.ambiguous_time : ("" as const),
    is_appointment_confirmed: stop.is_appointment_confirmed,
    is_drop: stop.is_drop,
    references: referencesOf([own, ...stop.more_references]),
    weight_pounds: stop.weight_pounds,
    pieces: stop.pieces,
    contact: contactOf(stop),
    instructions: stop.instructions.trim(),
  };
}

/** What the schema has seen to be there. */
const needed = ({ facility_id, earliest_local }: StopValues) => ({
  facility_id: facility_id?.id ?? "",
  earliest_local: earliest_local ?? "",
});

export function stopInput(stop: StopValues): StopInput {
  return { ...createOf(stopFields(stop)), ...needed(stop) };
}

/** The merge patch that turns the stop into what the form says. */
export function stopUpdate(stop: StopValues): Omit<StopUpdate, "version"> {
  return { ...patchOf(stopFields(stop)), ...needed(stop) };
}
