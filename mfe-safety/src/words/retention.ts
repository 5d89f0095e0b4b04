/** Words of who left, of legal holds, and of what is kept how long. */
import type { components } from "@haul/api";
import type { Words } from "@haul/platform/records";
import type { StatusLooks } from "@haul/ui/freight";

type Schemas = components["schemas"];

/** Why a driver left. */
export const TERMINATION_REASONS: Words<Schemas["TerminationReason"]> = {
  voluntary: "Left voluntarily",
  discharged: "Discharged",
  retired: "Retired",
  medical: "Medical",
  lease_ended: "End of lease",
  other: "Other",
};

/** Whether a driver may be hired again. */
export const REHIRE_ELIGIBILITIES = {
  eligible: { word: "Eligible", tone: "good", icon: "user-check" },
  review: { word: "After a review", tone: "attention", icon: "eye" },
  not_eligible: { word: "Not eligible", tone: "bad", icon: "user-off" },
} as const satisfies StatusLooks<Schemas["RehireEligibility"]>;

/** What is kept for a time and may then be purged. */
export const RETAINED_KINDS: Words<Schemas["RetainedKind"]> = {
  compliance_item: "Paper",
  record_file: "File",
  accident: "Accident",
  roadside_inspection: "Roadside inspection",
  drug_alcohol_test: "Drug and alcohol test",
  clearinghouse_query: "Clearinghouse query",
  random_draw: "Random draw",
  driver_event: "Training or incident",
  employer_inquiry: "Inquiry to an employer",
  motor_vehicle_record: "Motor vehicle record",
};

/** Why a record is kept although its time is over. */
export const PURGE_OBSTACLES = {
  on_hold: { word: "On legal hold", tone: "attention", icon: "player-pause" },
  still_counts: {
    word: "Still counts",
    tone: "planned",
    icon: "shield-check",
    explanation: "Whether the driver may drive depends on it",
  },
  in_use: {
    word: "In use",
    tone: "planned",
    icon: "file-alert",
    explanation: "A claim or DataQs challenge is about it",
  },
  not_returned: {
    word: "Not returned",
    tone: "attention",
    icon: "alert-triangle",
    explanation: "The signed report was not returned",
  },
  not_due: { word: "Kept", tone: "neutral", icon: "clock", explanation: "It must be kept again, or it’s gone" },
} as const satisfies StatusLooks<Schemas["PurgeObstacle"]>;

export const PURGE_STATUSES = {
  open: { word: "To decide", tone: "attention", icon: "clock" },
  approved: { word: "Approved", tone: "good", icon: "check" },
  rejected: { word: "Rejected", tone: "neutral", icon: "circle-x" },
} as const satisfies StatusLooks<Schemas["PurgeStatus"]>;

/** What has papers, and can be on legal hold. */
export const RECORD_KINDS: Words<Schemas["ComplianceSubject"]> = {
  driver: "Driver",
  truck: "Truck",
  trailer: "Trailer",
  motor_carrier: "Carrier",
};
