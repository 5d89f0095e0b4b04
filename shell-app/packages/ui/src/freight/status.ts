import type { components } from "@haul/api";
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconBan,
  IconCalendarEvent,
  IconCheck,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconClock,
  IconClockExclamation,
  IconCurrencyDollar,
  IconEye,
  IconFileAlert,
  IconFileInvoice,
  IconHelpCircle,
  IconMail,
  IconMapPin,
  IconPackageImport,
  IconPencil,
  IconPlayerPause,
  IconReceiptOff,
  IconSend,
  IconShieldCheck,
  IconTool,
  IconTrendingDown,
  IconTruck,
  IconTruckDelivery,
  IconTruckOff,
  IconUserCheck,
  IconUserOff,
  type Icon,
} from "../icons";
import type { Tone } from "../theme/colors";

/** How a status is shown: one meaning, one colour, one icon, one word. */
export interface StatusLook {
  word: string;
  tone: Tone;
  icon: Icon;
  /** What it means, where the word alone is the trade's shorthand. */
  explanation?: string;
}

const look = (word: string, tone: Tone, icon: Icon, explanation?: string): StatusLook => ({
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
export type DriverState = Schemas["DriverState"];
export type UserState = Schemas["UserState"];

const load: Record<LoadStatus, StatusLook> = {
  draft: look("Draft", "neutral", IconPencil),
  booked: look("Booked", "planned", IconCalendarEvent),
  assigned: look("Assigned", "planned", IconUserCheck),
  dispatched: look("Dispatched", "planned", IconSend),
  en_route_pickup: look("En route to pickup", "moving", IconTruck),
  at_pickup: look("At pickup", "moving", IconMapPin),
  loaded: look("Loaded", "moving", IconPackageImport),
  in_transit: look("In transit", "moving", IconTruckDelivery),
  at_delivery: look("At delivery", "moving", IconMapPin),
  delivered: look("Delivered", "good", IconCircleCheck),
  cancelled: look("Cancelled", "neutral", IconBan),
  tonu: look("TONU", "attention", IconTruckOff, "Truck ordered, not used"),
  on_hold: look("On hold", "attention", IconPlayerPause),
};

const billing: Record<BillingStatus, StatusLook> = {
  not_ready: look("Not ready", "neutral", IconCircleDashed),
  docs_pending: look("Documents pending", "attention", IconFileAlert),
  ready_for_review: look("Ready for review", "planned", IconClock),
  exception: look("Exception", "bad", IconAlertTriangle),
  on_hold: look("On hold", "attention", IconPlayerPause),
  sent_back_to_ops: look("Back to operations", "attention", IconArrowBackUp),
  approved: look("Approved", "planned", IconCheck),
  invoiced: look("Invoiced", "moving", IconFileInvoice),
  partially_paid: look("Partially paid", "moving", IconCurrencyDollar),
  paid: look("Paid", "good", IconCircleCheck),
  written_off: look("Written off", "neutral", IconReceiptOff),
};

const timeliness: Record<Timeliness, StatusLook> = {
  on_time: look("On time", "good", IconCheck),
  at_risk: look("At risk", "attention", IconClockExclamation),
  late: look("Late", "bad", IconAlertTriangle),
};

const truck: Record<TruckStatus, StatusLook> = {
  available: look("Available", "good", IconCircleCheck),
  in_shop: look("In shop", "attention", IconTool),
  out_of_service: look("Out of service", "bad", IconTruckOff),
  inactive: look("Inactive", "neutral", IconCircleDashed),
  sold: look("Sold", "neutral", IconBan),
};

const driver: Record<DriverState, StatusLook> = {
  active: look("Active", "good", IconUserCheck),
  inactive: look("Inactive", "neutral", IconCircleDashed),
  terminated: look("Terminated", "neutral", IconUserOff),
};

const user: Record<UserState, StatusLook> = {
  invited: look("Invited", "planned", IconMail),
  active: look("Active", "good", IconUserCheck),
  suspended: look("Suspended", "bad", IconBan),
  removed: look("Removed", "neutral", IconUserOff),
};

const charge: Record<Schemas["ChargeStatus"], StatusLook> = {
  pending: look("Pending", "attention", IconClock),
  approved: look("Approved", "planned", IconCheck),
  billed: look("Billed", "moving", IconFileInvoice),
  paid: look("Paid", "good", IconCircleCheck),
  denied: look("Denied", "bad", IconCircleX),
};

const acknowledgement: Record<Schemas["Acknowledgement"], StatusLook> = {
  none: look("Not sent", "neutral", IconCircleDashed),
  pending: look("Not yet accepted", "attention", IconClock),
  accepted: look("Accepted", "good", IconCheck),
  declined: look("Declined", "bad", IconCircleX),
};

const detention: Record<Schemas["DetentionStatus"], StatusLook> = {
  accruing: look("At the dock", "moving", IconMapPin, "The truck is there; the clock runs"),
  pending: look("To decide", "attention", IconClock),
  disputed: look("Disputed", "bad", IconAlertTriangle),
  approved: look("Claimed", "planned", IconCheck, "A charge is on the load"),
  billed: look("Billed", "moving", IconFileInvoice),
  waived: look("Waived", "neutral", IconReceiptOff),
  not_billable: look("Nothing due", "neutral", IconCircleDashed),
};

const joinRequest: Record<Schemas["JoinRequestState"], StatusLook> = {
  open: look("Waiting", "attention", IconClock),
  admitted: look("Admitted", "good", IconShieldCheck),
  rejected: look("Rejected", "neutral", IconCircleX),
  withdrawn: look("Withdrawn", "neutral", IconArrowBackUp),
};

const quote: Record<Schemas["QuoteStatus"], StatusLook> = {
  draft: look("Draft", "neutral", IconPencil),
  pending_approval: look("Waiting for approval", "attention", IconClock),
  approved: look("Approved", "planned", IconCheck),
  sent: look("Sent", "moving", IconSend),
  viewed: look("Opened", "moving", IconEye, "The customer has opened the link"),
  accepted: look("Accepted", "good", IconCircleCheck),
  converted: look("Booked", "good", IconTruck, "A load was booked from it"),
  declined: look("Declined", "bad", IconCircleX),
  lost: look("Lost", "neutral", IconTrendingDown),
  expired: look("Expired", "bad", IconClockExclamation),
  withdrawn: look("Withdrawn", "neutral", IconArrowBackUp),
  superseded: look("Superseded", "neutral", IconReceiptOff, "A newer version has taken its place"),
};

/** Every kind of status that is shown as a badge. */
export const statusLooks = {
  load,
  billing,
  timeliness,
  truck,
  trailer: truck,
  driver,
  user,
  charge,
  acknowledgement,
  detention,
  joinRequest,
  quote,
};

export type StatusKind = keyof typeof statusLooks;
export type StatusOf<Kind extends StatusKind> = Extract<keyof (typeof statusLooks)[Kind], string>;

/** How a status is shown; one that this build does not know yet shows its own word, in grey. */
export function statusLook(kind: StatusKind, status: string): StatusLook {
  const looks: Readonly<Record<string, StatusLook>> = statusLooks[kind];
  return looks[status] ?? look(words(status), "neutral", IconHelpCircle);
}

/** `sent_back` → `Sent back`. */
export function words(code: string): string {
  const text = code.replaceAll("_", " ").toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** All statuses of a kind as options of a filter or select, in the order of their life. */
export function statusOptions(kind: StatusKind): { value: string; label: string }[] {
  return Object.entries(statusLooks[kind]).map(([value, { word }]) => ({ value, label: word }));
}
