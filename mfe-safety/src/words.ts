/**
 * What people call everything on these pages: nouns, statuses, and the values of the API's fields.
 * Data only, for the manifest says some of it too. The trade's words that other front-ends share are in `@haul/ui/freight`.
 */
import type { components } from "@haul/api";
import { noun, type Words } from "@haul/platform/records";
import type { StatusLooks } from "@haul/ui/freight";

type Schemas = components["schemas"];

export const DRIVER = noun("driver");
export const TRUCK = noun("truck");
export const TRAILER = noun("trailer");
export const FLEET_OWNER = noun("fleet owner");
export const PAPER = noun("paper");
export const DRUG_ALCOHOL_TEST = noun("test");
export const CLEARINGHOUSE_QUERY = noun("Clearinghouse query", "Clearinghouse queries");
export const RANDOM_DRAW = noun("random draw");
export const DRIVER_IDENTITY = noun("driver identity", "driver identities");

/** How a paper stands. */
export const PAPER_STATUSES = {
  missing: { word: "Missing", tone: "attention", icon: "file-alert" },
  valid: { word: "Valid", tone: "good", icon: "check" },
  expiring: { word: "Expiring", tone: "attention", icon: "clock-exclamation" },
  expired: { word: "Expired", tone: "bad", icon: "circle-x" },
  not_required: { word: "Not required", tone: "neutral", icon: "circle-dashed" },
  superseded: { word: "Superseded", tone: "neutral", icon: "arrow-back-up" },
} as const satisfies StatusLooks<Schemas["ComplianceStatus"]>;

/** What the board of papers is filtered by. */
export const PAPER_PROBLEMS: Words<"missing" | "expiring" | "expired"> = {
  missing: "Missing",
  expiring: "Expiring",
  expired: "Expired",
};

export const DRIVER_STATUSES = {
  active: { word: "Active", tone: "good", icon: "user-check" },
  inactive: { word: "Inactive", tone: "neutral", icon: "circle-dashed" },
  terminated: { word: "Terminated", tone: "neutral", icon: "user-off" },
} as const satisfies StatusLooks<Schemas["DriverStatus"]>;

/** Endorsements of a commercial driver's license, 49 CFR 383.93 and 383.153. */
export const ENDORSEMENTS: Words<Schemas["Endorsement"]> = {
  H: "H · Hazardous materials",
  N: "N · Tank vehicle",
  T: "T · Double and triple trailers",
  P: "P · Passenger",
  S: "S · School bus",
  X: "X · Tank and hazardous materials",
};

/** By days, for the filter of expiring papers. */
export const EXPIRING_WITHIN: Words<"0" | "30" | "60"> = {
  "0": "Expired",
  "30": "Within 30 days",
  "60": "Within 60 days",
};

export const OWNERSHIPS: Words<Schemas["TruckOwnershipKind"]> = {
  company: "Company",
  owner_operator: "Owner-operator",
  leased: "Leased",
  rented: "Rented",
};

/** A badge shows the status of the load that the unit carries, so the form's own choice has another name. */
export const AVAILABILITY = {
  label: "Availability",
  description: "While on a load, the load's status is shown.",
} as const;

/** Why a driver is tested, 49 CFR 382.301 to 382.311. */
export const TEST_KINDS: Words<Schemas["DrugAlcoholTestKind"]> = {
  pre_employment: "Pre-employment",
  random: "Random",
  post_accident: "Post-accident",
  reasonable_suspicion: "Reasonable suspicion",
  return_to_duty: "Return to duty",
  follow_up: "Follow-up",
};

export const SUBSTANCES: Words<Schemas["TestSubstance"]> = {
  drugs: "Drugs",
  alcohol: "Alcohol",
  both: "Drugs and alcohol",
};

export const TEST_STATES: Words<Schemas["DrugAlcoholTestState"]> = {
  ordered: "Ordered",
  collected: "Collected",
  result: "Result known",
};

export const TEST_RESULTS: Words<Schemas["DrugAlcoholResult"]> = {
  negative: "Negative",
  negative_dilute: "Negative, dilute",
  positive: "Positive",
  refused: "Refused",
  cancelled: "Canceled",
};

/** How a test stands: its result, or how far it is. */
export const TEST_LOOKS = {
  ordered: { word: "Ordered", tone: "planned", icon: "send" },
  collected: { word: "Collected", tone: "moving", icon: "clock" },
  negative: { word: "Negative", tone: "good", icon: "check" },
  negative_dilute: { word: "Negative, dilute", tone: "good", icon: "check" },
  positive: { word: "Positive", tone: "bad", icon: "circle-x" },
  refused: { word: "Refused", tone: "bad", icon: "ban" },
  cancelled: { word: "Canceled", tone: "neutral", icon: "circle-dashed" },
} as const satisfies StatusLooks<Schemas["DrugAlcoholResult"] | "ordered" | "collected">;

export const QUERY_KINDS: Words<Schemas["ClearinghouseQueryKind"]> = {
  pre_employment: "Full, pre-employment",
  limited: "Limited, yearly",
  full: "Full, yearly",
  follow_up: "Full, after a hit",
};

export const QUERY_RESULTS: Words<Schemas["ClearinghouseResult"]> = {
  no_records: "No records",
  records_found: "Records found",
  not_prohibited: "Not prohibited",
  prohibited: "Prohibited",
};

export const QUERY_LOOKS = {
  waiting: { word: "No answer yet", tone: "neutral", icon: "clock" },
  no_records: { word: "No records", tone: "good", icon: "check" },
  records_found: {
    word: "Records found",
    tone: "attention",
    icon: "alert-triangle",
    explanation: "A full query is due within 24 hours",
  },
  not_prohibited: { word: "Not prohibited", tone: "good", icon: "check" },
  prohibited: { word: "Prohibited", tone: "bad", icon: "ban" },
} as const satisfies StatusLooks<Schemas["ClearinghouseResult"] | "waiting">;

export const CONSENTS: Words<Schemas["ClearinghouseConsent"]> = {
  general: "General, in writing",
  specific: "Specific, in the Clearinghouse",
};

/** Why a driver may not drive. */
export const PROHIBITIONS: Words<Schemas["ProhibitionReason"]> = {
  positive_test: "Positive drug test",
  refused_test: "Refused test",
  alcohol: "Alcohol of 0.04 or more",
  alcohol_below_limit: "Alcohol of 0.02 to 0.039, for 24 hours",
  clearinghouse: "Prohibited in the Clearinghouse",
  full_query_overdue: "No full query within 24 hours after a hit",
};

export const DRAW_CYCLES: Words<Schemas["RandomDrawCycle"]> = { quarterly: "Quarter", monthly: "Month" };

export const SELECTION_LOOKS = {
  alternate: { word: "Alternate", tone: "neutral", icon: "circle-dashed" },
  selected: { word: "Selected", tone: "attention", icon: "user-check" },
  notified: { word: "Notified", tone: "planned", icon: "send" },
  collected: { word: "Collected", tone: "good", icon: "check" },
  excused: { word: "Excused", tone: "neutral", icon: "ban" },
} as const satisfies StatusLooks<Schemas["RandomSelectionStatus"]>;
