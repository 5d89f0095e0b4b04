import type { components } from "@haul/api";
import type { Words } from "@haul/platform/records";
import type { StatusLooks } from "@haul/ui/freight";

type Schemas = components["schemas"];

export const DETENTION_STATUSES = {
  accruing: {
    word: "At the dock",
    tone: "moving",
    icon: "map-pin",
    explanation: "The truck is there; the clock runs",
  },
  pending: { word: "To decide", tone: "attention", icon: "clock" },
  disputed: { word: "Disputed", tone: "bad", icon: "alert-triangle" },
  approved: { word: "Claimed", tone: "planned", icon: "check", explanation: "A charge is on the load" },
  billed: { word: "Billed", tone: "moving", icon: "file-invoice" },
  waived: { word: "Waived", tone: "neutral", icon: "receipt-off" },
  not_billable: { word: "Nothing due", tone: "neutral", icon: "circle-dashed" },
} as const satisfies StatusLooks<Schemas["DetentionStatus"]>;

/** What the clock says about a stop. */
export const DETENTION_OUTCOMES: Words<Schemas["DetentionOutcome"]> = {
  not_arrived: "Not arrived",
  drop_stop: "Drop stop",
  forfeited: "Came late",
  within_free_time: "Within free time",
  detained: "Detained",
  times_unconfirmed: "Times unconfirmed",
  load_cancelled: "Load canceled",
};

/** As buttons say them; the status that follows has a word of its own. */
export const DETENTION_DECISIONS: Words<Exclude<Schemas["DetentionAction"], "reopen">> = {
  approve: "Claim",
  waive: "Waive",
  dispute: "Mark as disputed",
};

export const CLOCK_STARTS: Words<Schemas["DetentionClockStart"]> = {
  later_of_both: "Later of arrival and appointment",
  arrival: "Arrival, however early",
  appointment: "Appointment, regardless of arrival",
};

export const LATE_RULES: Words<Schemas["DetentionLateRule"]> = {
  no_effect: "No effect",
  forfeit: "Forfeits the claim",
  clock_from_appointment: "Counts free time from the appointment",
};

export const ROUNDINGS: Words<Schemas["DetentionRounding"]> = {
  nearest: "To the nearest",
  up: "Up to the nearest",
  down: "Down to the nearest",
};

/** Whose terms apply. */
export const TERMS_SOURCES: Words<Schemas["DetentionPolicySource"]> = {
  product: "Standard industry terms. Your company has not set its own.",
  company: "Your company's terms.",
  customer: "This customer's own terms.",
};
