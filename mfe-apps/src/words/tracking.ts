import type { components } from "@haul/api";
import type { Words } from "@haul/platform/records";
import type { StatusLooks } from "@haul/ui/freight";

type Schemas = components["schemas"];

export const EXCEPTION_STATUSES = {
  open: { word: "Open", tone: "bad", icon: "alert-triangle" },
  acknowledged: { word: "Acknowledged", tone: "attention", icon: "user-check" },
  resolved: { word: "Resolved", tone: "good", icon: "circle-check" },
} as const satisfies StatusLooks<Schemas["ExceptionStatus"]>;

export const EXCEPTION_KINDS: Words<Schemas["ExceptionKind"]> = {
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

/** Who or what caused it. */
export const LATE_REASONS: Words<Schemas["LateReason"]> = {
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

/** Who reported where a truck is. */
export const POSITION_SOURCES: Words<Schemas["PositionSource"]> = {
  driver: "Driver",
  dispatcher: "Dispatcher",
  broker_portal: "Broker's portal",
  driver_link: "Driver's link",
  eld: "ELD",
  stop: "Stop",
};

/** When the next check call is due. */
export const CHECK_CALL_RULES: Words<Schemas["CheckCallRule"]> = {
  before_pickup: "Before pickup",
  on_arrival: "On arrival",
  loaded: "Loaded, with the BOL number",
  under_way: "Under way",
  morning: "Morning",
  empty: "Empty, with the POD",
};

/** Of an ETA. */
export const CONFIDENCES: Words<Schemas["EtaConfidence"]> = {
  high: "High confidence",
  medium: "Medium confidence",
  low: "Rough estimate",
};

export const MESSAGE_CHANNELS: Words<Schemas["MessageChannel"]> = { email: "Email", sms: "SMS" };

export const MESSAGE_PURPOSES: Words<Schemas["MessagePurpose"]> = {
  trip: "Trip link",
  pod_request: "POD request",
  tracking_link: "Tracking link",
  milestone: "Milestone",
  status_report: "Status report",
};

/** Whether a dispatched trip's link reached its driver. */
export const LINK_STATUSES: Words<Schemas["LinkStatus"]> = {
  queued: "Link is being sent",
  sent: "Link sent",
  failed: "Link not sent",
  no_address: "Link not sent: no address",
};
