import { optionsOf } from "@haul/platform/records";
import { formatDuration, formatRelative } from "@haul/ui/format";
import { EXCEPTION_KINDS, POSITION_SOURCES } from "../../words";
import type { CheckCall, TrackedLoad, TrackingException } from "./tracking.queries";

/** The system alone sees these. */
const SEEN_BY_SYSTEM: readonly TrackingException["kind"][] = ["no_position", "dwell", "geofence_mismatch"];

export const KINDS_BY_HAND = optionsOf(EXCEPTION_KINDS).filter(({ value }) => !SEEN_BY_SYSTEM.includes(value));

/** Sources a person can choose for a call; the others report automatically. */
export const CALL_SOURCES = (["driver", "dispatcher", "broker_portal"] as const).map((value) => ({
  value,
  label: POSITION_SOURCES[value],
}));

interface Somewhere {
  city?: string | undefined;
  state?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

/** `Amarillo, TX`; where only coordinates are known, those. */
export function placeName({ city, state, latitude, longitude }: Somewhere): string | null {
  if (city) return state ? `${city}, ${state}` : city;
  if (state) return state;
  return latitude === undefined || longitude === undefined ? null : `${latitude.toFixed(2)}, ${longitude.toFixed(2)}`;
}

/** `41 min ago`, and never longer than fits a pin. */
export const ageOf = ({ age_minutes }: { age_minutes: number }): string =>
  age_minutes < 1 ? "just now" : `${formatDuration(age_minutes < 180 ? age_minutes : roundToHour(age_minutes))} ago`;

const roundToHour = (minutes: number) => Math.round(minutes / 60) * 60;

/** `35 min late`, `1 h 10 min to spare`: both count from the appointment; 0 is just in time, or within the grace. */
export function lateness(minutes: number): string {
  if (minutes === 0) return "no time to spare";
  return minutes > 0 ? `${formatDuration(minutes)} late` : `${formatDuration(-minutes)} to spare`;
}

/** `20 minutes ago`, `in 2 hours`; within a minute it is `now`. */
export const whenDue = (at: string): string => formatRelative(at).replace("just now", "now");

/** `due 20 minutes ago`, `in 2 hours`. */
export const dueWords = ({ due_at, is_due }: NonNullable<TrackedLoad["next_check_call"]>): string =>
  is_due ? `due ${whenDue(due_at)}` : whenDue(due_at);

export const callName = (call: Pick<CheckCall, "city" | "state" | "latitude" | "longitude">): string =>
  placeName(call) ?? "Check call";
