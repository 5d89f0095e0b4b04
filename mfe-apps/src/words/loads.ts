import type { components } from "@haul/api";
import type { Words } from "@haul/platform/records";

type Schemas = components["schemas"];

export const LOAD_KINDS: Words<Schemas["LoadKind"]> = {
  full_truckload: "Full truckload",
  less_than_truckload: "LTL",
  partial: "Partial",
  intermodal: "Intermodal",
  power_only: "Power only",
};

export const LOAD_PRIORITIES: Words<Schemas["LoadPriority"]> = { normal: "Normal", high: "High", urgent: "Urgent" };

/** How a load was entered. */
export const LOAD_SOURCES: Words<Schemas["LoadSource"]> = {
  manual: "Entered by hand",
  copy: "Copied",
  quote: "Quote",
  import: "Import",
  api: "API",
};

export const TARPS: Words<Schemas["Tarps"]> = {
  four_foot: "4 ft tarps",
  six_foot: "6 ft tarps",
  eight_foot: "8 ft tarps",
  smoke: "Smoke tarp",
};

/** The tabs over the loads, in the order of the work; the first one is open when the address names none. */
export const LOAD_GROUPS: Words<Exclude<Schemas["LoadGroup"], "history">> = {
  open: "Open",
  unassigned: "Unassigned",
  today: "Today",
  moving: "Moving",
  delivered: "Delivered",
  all: "All",
};

/** Columns of the board that gather several statuses. */
export const GATHERED_STATUSES: Partial<Words<Schemas["LoadStatus"]>> = {
  en_route_pickup: "Pickup",
  in_transit: "In transit and delivery",
  on_hold: "On hold or broken down",
};

export const SCHEDULES: Words<Schemas["Schedule"]> = {
  appointment: "Appointment",
  window: "Window",
  first_come: "First come",
};

/** Which of the two, when the clock is set back. */
export const AMBIGUOUS_TIMES: Words<Schemas["AmbiguousTime"]> = { earlier: "The first", later: "The second" };

/** How the time at which two trucks meet was estimated. */
export const MEETING_ESTIMATES: Words<"distance" | "late" | "time"> = {
  distance: "Estimated from the stay at the stop and the drive. Change it to what the drivers agree on.",
  late: "Estimated from the stay at the stop and the drive. The first truck can’t be there before the next appointment.",
  time: "Estimated: halfway between the times of both stops. Change it to what the drivers agree on.",
};

/** In a sentence: "Arrived at trailer drop". */
export const STOP_PLACES: Words<Schemas["StopKind"]> = {
  pickup: "pickup",
  delivery: "delivery",
  drop_trailer: "trailer drop",
  hook_trailer: "trailer hook",
  relay: "relay",
  fuel: "fuel stop",
};

/** In a sentence: "Record arrival". */
export const STOP_EVENTS: Words<Schemas["StopEventKind"]> = {
  arrived: "arrival",
  checked_in: "check-in",
  docked: "docking",
  loaded: "loading",
  unloaded: "unloading",
  departed: "departure",
};

/** Why a driver declines a leg. */
export const DECLINE_REASONS: Words<Schemas["DeclineReason"]> = {
  out_of_hours: "Not enough hours",
  home_time: "Home time",
  sick: "Sick",
  equipment: "Truck or trailer can’t do it",
  appointment: "Can’t make the times",
  other: "Another reason",
};

export const TEMPERATURE_MODES: Words<Schemas["TemperatureMode"]> = { continuous: "Continuous", cycle: "Cycle" };

/** What is counted, where a charge counts something. */
export const CHARGE_QUANTITIES: Partial<Words<Schemas["ChargeBasis"]>> = {
  per_mile: "Miles",
  per_hour: "Hours",
  per_hundredweight: "Hundredweight",
};

export const CHARGE_RATES: Words<Schemas["ChargeBasis"]> = {
  flat: "Amount ($)",
  percent: "Percent of line haul",
  per_mile: "Rate per mile ($)",
  per_hour: "Rate per hour ($)",
  per_hundredweight: "Rate per cwt ($)",
};

/** What an assignment rule does. */
export const STRICTNESSES: Words<Schemas["Strictness"]> = { warn: "Warn", block: "Block" };

export const TAG_COLORS: Words<Schemas["TagColor"]> = {
  gray: "Gray",
  teal: "Teal",
  blue: "Blue",
  violet: "Violet",
  green: "Green",
  amber: "Amber",
};

/** What a figure of the dashboards needs to know of a load. */
export const LOAD_FACTS: Words<Schemas["LoadFact"]> = {
  loaded_miles: "Loaded miles",
  all_miles: "Loaded and empty miles",
  pending_charges: "Charges waiting for the customer",
  timed_pickup: "Arrival at a pickup with an appointment",
  timed_delivery: "Arrival at a delivery with an appointment",
  dwell: "Time at a stop",
};
