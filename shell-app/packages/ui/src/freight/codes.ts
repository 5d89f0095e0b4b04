import type { components } from "@haul/api";
import { words } from "./status";

type Schemas = components["schemas"];

/** Equipment as dispatchers say it. */
const equipment: Readonly<Record<string, string>> = {
  dry_van: "Dry van",
  reefer: "Reefer",
  flatbed: "Flatbed",
  step_deck: "Step deck",
  conestoga: "Conestoga",
  tanker: "Tanker",
  hotshot: "Hotshot",
  power_only: "Power only",
  container: "Container",
};

/** Charge codes of the NMFTA list and the carriers' own. */
const charge: Readonly<Record<string, string>> = {
  LINE_HAUL: "Line haul",
  FUEL: "Fuel surcharge",
  ACCESSORIAL: "Accessorial",
  DETENTION: "Detention",
  LUMPER: "Lumper",
  TARP: "Tarp",
  HAZMAT: "Hazmat",
  OVERSIZE: "Oversize",
  OVERWEIGHT: "Overweight",
  LAYOVER: "Layover",
  TONU: "Truck ordered, not used",
  STOP_OFF: "Stop-off",
  DRIVER_ASSIST: "Driver assist",
  RECONSIGNMENT: "Reconsignment",
  SCALE: "Scale",
  REEFER_FUEL: "Reefer fuel",
  ESCORT: "Escort",
};

const document: Readonly<Record<string, string>> = {
  rate_confirmation: "Rate confirmation",
  bill_of_lading: "Bill of lading",
  proof_of_delivery: "Proof of delivery",
  lumper_receipt: "Lumper receipt",
  scale_ticket: "Scale ticket",
  detention_sheet: "Detention sheet",
  packing_list: "Packing list",
  photo: "Photo",
  reefer_log: "Reefer log",
  permit: "Permit",
  claim: "Claim",
  invoice: "Invoice",
  other: "Other",
};

const basis: Readonly<Record<string, string>> = {
  flat: "flat",
  per_mile: "per mile",
  percent: "% of line haul",
  per_hour: "per hour",
  per_hundredweight: "per cwt",
};

const reference: Readonly<Record<string, string>> = {
  po: "PO",
  bol: "BOL",
  pro: "PRO",
  pickup: "Pickup no.",
  delivery: "Delivery no.",
  appointment: "Appointment no.",
  other: "Reference",
};

const stop: Readonly<Record<string, string>> = {
  pickup: "Pickup",
  delivery: "Delivery",
  drop_trailer: "Drop trailer",
  hook_trailer: "Hook trailer",
  relay: "Relay",
  fuel: "Fuel stop",
};

const stopEvent: Readonly<Record<string, string>> = {
  arrived: "Arrived",
  checked_in: "Checked in",
  docked: "Docked",
  loaded: "Loaded",
  unloaded: "Unloaded",
  departed: "Departed",
};

const eventSource: Readonly<Record<string, string>> = {
  dispatcher: "Dispatcher",
  driver: "Driver",
  eld: "ELD",
  document: "Document",
  system: "Haul",
};

/** What is wrong with a load that billing cannot take as it is. */
const billingException: Readonly<Record<string, string>> = {
  missing_documentation: "Documentation missing",
  incorrect_rates: "Rates incorrect",
  weight_discrepancy: "Weight discrepancy",
  accessorial_dispute: "Accessorial disputed",
  duplicate_charge: "Charged twice",
  missing_reference_number: "Reference number missing",
  customer_information_error: "Customer information wrong",
  service_failure: "Service failure",
  rate_not_on_file: "Rate not on file",
  other: "Other",
};

/** Why a charge needs a review before the load is billed. */
const chargeReview: Readonly<Record<string, string>> = {
  denied_with_tonu: "Denied when the truck was not used. Approve it or deny it again.",
} satisfies Record<Schemas["ChargeReview"], string>;

/** Why a recorded time is hard to believe. */
const eventDoubt: Readonly<Record<string, string>> = {
  too_early: "too early",
  far_away: "reported far from the facility",
  too_fast: "faster than a truck can drive",
  too_short: "left within 5 minutes",
} satisfies Record<Schemas["EventDoubt"], string>;

/** What drivers are to the carrier. */
const driverKind: Readonly<Record<string, string>> = {
  company: "Company driver",
  owner_operator: "Owner-operator",
  lease: "Lease",
  team: "Team",
} satisfies Record<Schemas["DriverKind"], string>;

/** What a file on a customer, facility, driver, truck or trailer is. */
const recordFile: Readonly<Record<string, string>> = {
  contract: "Contract",
  insurance: "Insurance",
  credit_application: "Credit application",
  tax_form: "W-9 or tax form",
  directions: "Directions",
  license: "License",
  medical_card: "Medical card",
  registration: "Registration",
  inspection: "Inspection",
  title: "Title",
  photo: "Photo",
  correspondence: "Correspondence",
  other: "Other",
} satisfies Record<Schemas["RecordFileKind"], string>;

/** Who reads a note. */
const noteAudience: Readonly<Record<string, string>> = {
  internal: "Everyone here",
  accounting: "Accounting only",
} satisfies Record<Schemas["NoteAudience"], string>;

/** The codes of the API and the trade's words for them. */
export const codeWords = {
  equipment,
  charge,
  document,
  basis,
  reference,
  stop,
  stopEvent,
  eventSource,
  billingException,
  chargeReview,
  eventDoubt,
  driverKind,
  recordFile,
  noteAudience,
};

export type CodeKind = keyof typeof codeWords;

/** The word for a code; one that this build does not know yet is spelled out. */
export function codeWord(kind: CodeKind, code: string): string {
  return codeWords[kind][code] ?? words(code);
}

/** A front-end's own word for a code; one that this build does not know yet is spelled out. */
export function labelOf(labels: Readonly<Record<string, string>>, code: string): string {
  return labels[code] ?? words(code);
}

/** All codes of a kind as options of a filter or select. */
export function codeOptions(kind: CodeKind): { value: string; label: string }[] {
  return Object.entries(codeWords[kind]).map(([value, label]) => ({ value, label }));
}
