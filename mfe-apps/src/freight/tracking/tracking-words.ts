import type { Tone } from "@haul/ui/core";
import { formatDuration, formatRelative } from "@haul/ui/format";
import { IconCircleCheck, IconFlag, IconUserCheck, type Icon } from "@haul/ui/icons";
import type { CheckCall, TrackedLoad, TrackedPosition, TrackingException } from "./tracking.queries";

export interface Look {
  word: string;
  tone: Tone;
  icon: Icon;
}

export const STATES: Readonly<Record<TrackingException["state"], Look>> = {
  open: { word: "Open", tone: "bad", icon: IconFlag },
  acknowledged: { word: "Acknowledged", tone: "attention", icon: IconUserCheck },
  resolved: { word: "Resolved", tone: "good", icon: IconCircleCheck },
};

export const KINDS: Readonly<Record<TrackingException["kind"], string>> = {
  late_risk: "Risk of being late",
  missed_appointment: "Missed appointment",
  no_position: "No position",
  dwell: "Long dwell",
  temperature: "Temperature out of range",
  breakdown: "Breakdown",
  accident: "Accident",
  refused: "Refused",
  osd: "Over, short or damaged",
  off_route: "Off route",
  geofence_mismatch: "Geofence mismatch",
  other: "Other",
};

/** The system alone sees these. */
const SEEN_BY_SYSTEM: readonly TrackingException["kind"][] = ["no_position", "dwell", "geofence_mismatch"];

export const KIND_OPTIONS = optionsOf(KINDS);
export const KINDS_BY_HAND = KIND_OPTIONS.filter(({ value }) => !SEEN_BY_SYSTEM.includes(value));

type Reason = NonNullable<TrackingException["reason_code"]>;

export const REASONS: Readonly<Record<Reason, string>> = {
  shipper: "Shipper",
  receiver: "Receiver",
  traffic: "Traffic",
  weather: "Weather",
  customer_change: "Customer changed the plan",
  mechanical: "Mechanical",
  driver: "Driver",
  hours_of_service: "Hours of service",
  dispatch: "Dispatch",
  other: "Other",
};

export const REASON_OPTIONS = optionsOf(REASONS);

export const SOURCES: Readonly<Record<TrackedPosition["source"], string>> = {
  driver: "Driver",
  dispatcher: "Dispatcher",
  broker_portal: "Broker's portal",
  driver_link: "Driver's link",
  eld: "ELD",
  stop: "Stop",
};

/** Sources a person can choose for a call; the others report automatically. */
export const CALL_SOURCES = (["driver", "dispatcher", "broker_portal"] as const).map((value) => ({
  value,
  label: SOURCES[value],
}));

export const RULES: Readonly<Record<NonNullable<TrackedLoad["next_check_call"]>["rule"], string>> = {
  before_pickup: "Before pickup",
  on_arrival: "On arrival",
  loaded: "Loaded, with the BOL number",
  under_way: "Under way",
  morning: "Morning",
  empty: "Empty, with the POD",
};

export const CONFIDENCES = {
  high: "High confidence",
  medium: "Medium confidence",
  low: "Rough estimate",
} as const;

export const STATE_OPTIONS = Object.entries(STATES).map(([value, { word }]) => ({ value, label: word }));

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

/** `35 min late`, `1 h 10 min to spare`, `on the minute`; what the customer allows beyond the appointment is spare. */
export function lateness(minutes: number): string {
  if (minutes === 0) return "on the minute";
  return minutes > 0 ? `${formatDuration(minutes)} late` : `${formatDuration(-minutes)} to spare`;
}

/** `due 20 minutes ago`, `in 2 hours`. */
export const dueWords = ({ due_at, is_due }: NonNullable<TrackedLoad["next_check_call"]>): string =>
  is_due ? `due ${formatRelative(due_at)}` : formatRelative(due_at);

export const callName = (call: Pick<CheckCall, "city" | "state" | "latitude" | "longitude">): string =>
  placeName(call) ?? "Check call";

function optionsOf<Value extends string>(words: Readonly<Record<Value, string>>): { value: Value; label: string }[] {
  return (Object.entries(words) as [Value, string][]).map(([value, label]) => ({ value, label }));
}
