import type { components } from "@haul/api";
import { type Icon, IconHelpCircle } from "../icons";
import type { Tone } from "../theme/colors";
import { STATUS_ICON, type StatusIcon } from "./status-icons";

/** How a status is shown, as data: one meaning, one color, one icon, one word. */
export interface StatusLook {
  readonly word: string;
  readonly tone: Tone;
  readonly icon: StatusIcon;
  /** What it means, where the word alone is the trade's shorthand. */
  readonly explanation?: string;
}

/** The looks of all statuses of a record, in the order of their life; stated where the record is declared. */
export type StatusLooks<Status extends string = string> = Readonly<Record<Status, StatusLook>>;

/** A look with its icon drawn. */
export interface ShownStatus extends Omit<StatusLook, "icon"> {
  readonly icon: Icon;
}

const look = (word: string, tone: Tone, icon: StatusIcon, explanation?: string): StatusLook => ({
  word,
  tone,
  icon,
  ...(explanation ? { explanation } : {}),
});

type Schemas = components["schemas"];

/** Where a load is. */
export type LoadStatus = Schemas["LoadStatus"];
/** Where a load's money is. */
export type BillingStatus = Schemas["BillingStatus"];
export type Timeliness = Schemas["Timeliness"];
export type TruckStatus = Schemas["VehicleStatus"];

const load: StatusLooks<LoadStatus> = {
  draft: look("Draft", "neutral", "pencil"),
  booked: look("Booked", "planned", "calendar-event"),
  assigned: look("Assigned", "planned", "user-check"),
  dispatched: look("Dispatched", "planned", "send"),
  en_route_pickup: look("En route to pickup", "moving", "truck"),
  at_pickup: look("At pickup", "moving", "map-pin"),
  loaded: look("Loaded", "moving", "package-import"),
  in_transit: look("In transit", "moving", "truck-delivery"),
  at_delivery: look("At delivery", "moving", "map-pin"),
  delivered: look("Delivered", "good", "circle-check"),
  cancelled: look("Canceled", "neutral", "ban"),
  tonu: look("TONU", "attention", "truck-off", "Truck ordered, not used"),
  on_hold: look("On hold", "attention", "player-pause"),
  breakdown: look("Breakdown", "bad", "tool"),
};

const billing: StatusLooks<BillingStatus> = {
  not_ready: look("Not ready", "neutral", "circle-dashed"),
  docs_pending: look("Documents pending", "attention", "file-alert"),
  ready_for_review: look("Ready for review", "planned", "clock"),
  exception: look("Exception", "bad", "alert-triangle"),
  on_hold: look("On hold", "attention", "player-pause"),
  sent_back_to_ops: look("Back to operations", "attention", "arrow-back-up"),
  approved: look("Approved", "planned", "check"),
  invoiced: look("Invoiced", "moving", "file-invoice"),
  partially_paid: look("Partially paid", "moving", "currency-dollar"),
  paid: look("Paid", "good", "circle-check"),
  written_off: look("Written off", "neutral", "receipt-off"),
};

const timeliness: StatusLooks<Timeliness> = {
  late: look("Late", "bad", "alert-triangle"),
  at_risk: look("At risk", "attention", "clock-exclamation"),
  unknown: look("No ETA", "neutral", "circle-dashed", "On the road without an ETA"),
  on_time: look("On time", "good", "check"),
};

const truck: StatusLooks<TruckStatus> = {
  available: look("Available", "good", "circle-check"),
  in_shop: look("In shop", "attention", "tool"),
  out_of_service: look("Out of service", "bad", "truck-off"),
  inactive: look("Inactive", "neutral", "circle-dashed"),
  sold: look("Sold", "neutral", "ban"),
};

const charge: StatusLooks<Schemas["ChargeStatus"]> = {
  pending: look("Pending", "attention", "clock"),
  approved: look("Approved", "planned", "check"),
  billed: look("Billed", "moving", "file-invoice"),
  paid: look("Paid", "good", "circle-check"),
  denied: look("Denied", "bad", "circle-x"),
};

const acknowledgement: StatusLooks<Schemas["Acknowledgement"]> = {
  none: look("Not sent", "neutral", "circle-dashed"),
  pending: look("Not yet accepted", "attention", "clock"),
  accepted: look("Accepted", "good", "check"),
  declined: look("Declined", "bad", "circle-x"),
};

/** The trade's own statuses, which several front-ends show. A status that only one shows is declared in its record. */
export const statusLooks = { load, billing, timeliness, truck, trailer: truck, charge, acknowledgement };

/** A status of the trade by its name, or the looks of a record. */
export type StatusKind = keyof typeof statusLooks | StatusLooks;
export type StatusOf<Kind extends StatusKind> = Extract<
  keyof (Kind extends keyof typeof statusLooks ? (typeof statusLooks)[Kind] : Kind),
  string
>;

/** How a status is shown; one that this build does not know yet shows its own word, in gray. */
export function statusLook(kind: StatusKind, status: string): ShownStatus {
  const known = looksOf(kind)[status];
  if (!known) return { word: words(status), tone: "neutral", icon: IconHelpCircle };
  return { ...known, icon: ICONS[known.icon] ?? IconHelpCircle };
}

/** What the trade writes in capitals. */
const SHORT = /\b(bol|dot|ein|eld|eta|id|mc|po|pod|scac|tonu|twic|un|url|vin)\b/g;

/** `sent_back` → `Sent back`. */
export function words(code: string): string {
  const text = code
    .replaceAll("_", " ")
    .toLowerCase()
    .replace(SHORT, (short) => short.toUpperCase());
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** All statuses of a kind as options of a filter or select, in the order of their life. */
export function statusOptions(kind: StatusKind): { value: string; label: string }[] {
  return Object.keys(looksOf(kind)).map((value) => ({ value, label: statusLook(kind, value).word }));
}

function looksOf(kind: StatusKind): Partial<StatusLooks> {
  return typeof kind === "string" ? (KINDS[kind] ?? {}) : kind;
}

// A front-end of another build may name what this one does not have.
const KINDS: Partial<Record<string, StatusLooks>> = statusLooks;
const ICONS: Partial<Record<string, Icon>> = STATUS_ICON;
