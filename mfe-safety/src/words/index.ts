/**
 * What people call everything on these pages: nouns, statuses, and the values of the API's fields.
 * Data only, for the manifest says some of it too. The trade's words that other front-ends share are in `@haul/ui/freight`.
 */
import type { components } from "@haul/api";
import { noun, type Words } from "@haul/platform/records";
import type { StatusLooks } from "@haul/ui/freight";

export * from "./events";
export * from "./retention";

type Schemas = components["schemas"];

export const DRIVER = noun("driver");
export const TRUCK = noun("truck");
export const TRAILER = noun("trailer");
export const FLEET_OWNER = noun("fleet owner");
export const ACCIDENT = noun("accident");
/** At the roadside; the annual inspection of a vehicle is a paper. */
export const INSPECTION = noun("inspection");
export const PAPER = noun("paper");
export const CARRIER = noun("carrier");
/** FMCSA's system for corrections; people call the challenge by its name. */
export const CHALLENGE = { ...noun("challenge"), heading: "DataQs challenges" };
export const CLAIM = noun("claim");
/** A month of a carrier's percentiles. */
export const BASIC_MONTH = noun("month of BASICs", "months of BASICs");
export const DRUG_ALCOHOL_TEST = noun("test");
/** Beside other tabs a query is named in full. */
export const CLEARINGHOUSE_QUERY = { ...noun("query", "queries"), heading: "Clearinghouse queries" };
export const TERMINATION = noun("termination");
export const LEGAL_HOLD = noun("legal hold");
export const PURGE_PROPOSAL = noun("proposal to purge", "proposals to purge");
export const RANDOM_DRAW = noun("random draw");
export const DRIVER_IDENTITY = noun("driver identity", "driver identities");
/** A driver's motor vehicle record, as a state reports it. */
export const MVR = noun("MVR");
/** A driver's previous one, who is asked about them. */
export const EMPLOYER = noun("employer");
/** What such an employer is asked. */
export const INQUIRY = noun("inquiry", "inquiries");
export const AUDIT_BINDER = noun("audit binder");

/** How a paper stands. */
export const PAPER_STATUSES = {
  missing: { word: "Missing", tone: "attention", icon: "file-alert" },
  valid: { word: "Valid", tone: "good", icon: "check" },
  expiring: { word: "Expiring", tone: "attention", icon: "clock-exclamation" },
  expired: { word: "Expired", tone: "bad", icon: "circle-x" },
  not_required: { word: "Not required", tone: "neutral", icon: "circle-dashed" },
  superseded: { word: "Superseded", tone: "neutral", icon: "arrow-back-up" },
} as const satisfies StatusLooks<Schemas["ComplianceStatus"]>;

/** How a state receives medical certificates. */
export const CERTIFICATE_ROUTES: Words<Schemas["CertificateRoute"]> = {
  electronic: "Electronically",
  paper: "On paper",
};

/** What became of a paper that a driver was asked for. */
export const REQUESTED_STATES = {
  needed: { word: "Needed", tone: "neutral", icon: "circle-dashed" },
  submitted: { word: "To review", tone: "attention", icon: "eye" },
  accepted: { word: "Accepted", tone: "good", icon: "check" },
  rejected: { word: "Sent back", tone: "attention", icon: "arrow-back-up" },
} as const satisfies StatusLooks<Schemas["DocumentRequestState"]>;

/** Why most papers are sent back; the driver reads them, in Spanish too (`requests/public/i18n/es.ts`). */
export const SEND_BACK_REASONS = ["Picture is blurry", "Back side is missing", "Expired"] as const;

/** What several drivers are asked for at once. */
export const ASKED_FOR: Words<"lacking" | "chosen"> = {
  lacking: "What each file is missing",
  chosen: "Chosen papers",
};

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

/** How a driver is employed, as far as the qualification file depends on it (49 CFR 391.51, 391.63 and 391.65). */
export const EMPLOYMENTS: Words<Schemas["DriverEmployment"]> = {
  regular: "Drives for us only",
  multiple_employer: "Drives for other carriers, too",
  furnished: "Another carrier's driver",
};

/** Endorsements of a commercial driver's license, 49 CFR 383.93 and 383.153. */
export const ENDORSEMENTS: Words<Schemas["Endorsement"]> = {
  H: "H · Hazardous materials",
  N: "N · Tank vehicle",
  T: "T · Double and triple trailers",
  P: "P · Passenger",
  S: "S · School bus",
  X: "X · Tank and hazardous materials",
};

/** Whether the driver could have prevented an accident. */
export const PREVENTABILITIES = {
  undetermined: { word: "Undetermined", tone: "neutral", icon: "circle-dashed" },
  preventable: { word: "Preventable", tone: "attention", icon: "alert-triangle" },
  not_preventable: { word: "Not preventable", tone: "good", icon: "shield-check" },
} as const satisfies StatusLooks<Schemas["Preventability"]>;

/** Levels of a roadside inspection, as CVSA numbers them. */
export const INSPECTION_LEVELS: Words<Schemas["InspectionLevel"]> = {
  full: "1 · Driver and vehicle",
  walk_around: "2 · Walk-around",
  driver: "3 · Driver only",
  special: "4 · Special study",
  vehicle: "5 · Vehicle only",
  radioactive: "6 · Radioactive freight",
  electronic: "8 · Electronic",
};

/** What a violation is about. */
export const VIOLATION_UNITS: Words<Schemas["ViolationUnit"]> = {
  driver: "Driver",
  truck: "Truck",
  trailer: "Trailer",
};

/** Whether the signed report of an inspection has gone back. */
export const RETURN_STATUSES = {
  overdue: { word: "Overdue", tone: "bad", icon: "alert-triangle" },
  due: { word: "Due", tone: "attention", icon: "clock" },
  returned: { word: "Returned", tone: "good", icon: "check" },
} as const satisfies StatusLooks<Schemas["ReturnStatus"]>;

/** What a challenge waits for; nothing once it is decided. */
export const CHALLENGE_AWAITS: Words<Schemas["DataQStatus"]> = {
  draft: "File",
  filed: "Answer",
  more_information_needed: "Reply",
  accepted: "",
  denied: "",
};

/** What a challenge is about. */
export const CHALLENGE_SUBJECTS: Words<Schemas["DataQSubject"]> = {
  inspection: "Inspection",
  accident: "Accident",
};

/** What a challenge of an inspection asks to review. */
export const INSPECTION_REASONS = {
  violation_incorrect: "Violation incorrect",
  citation_dismissed: "Citation dismissed in court",
  inspection_not_ours: "Not our carrier or driver",
  inspection_duplicate: "Duplicate inspection",
  inspection_data_incorrect: "Other details incorrect",
} as const satisfies Partial<Words<Schemas["DataQReason"]>>;

/** The same of a crash. */
export const CRASH_REASONS = {
  crash_not_recordable: "Not recordable",
  crash_not_ours: "Not our crash",
  crash_duplicate: "Duplicate crash",
  crash_not_preventable: "Not preventable (CPDP)",
  crash_data_incorrect: "Crash details incorrect",
} as const satisfies Partial<Words<Schemas["DataQReason"]>>;

export const CHALLENGE_REASONS: Words<Schemas["DataQReason"]> = { ...INSPECTION_REASONS, ...CRASH_REASONS };

/** How far a challenge is. */
export const CHALLENGE_STATUSES = {
  draft: { word: "Draft", tone: "neutral", icon: "pencil" },
  filed: { word: "Filed", tone: "planned", icon: "send" },
  more_information_needed: { word: "More info needed", tone: "attention", icon: "alert-triangle" },
  accepted: { word: "Accepted", tone: "good", icon: "check" },
  denied: { word: "Denied", tone: "neutral", icon: "circle-x" },
} as const satisfies StatusLooks<Schemas["DataQStatus"]>;

export const CLAIM_KINDS: Words<Schemas["ClaimKind"]> = {
  cargo: "Cargo",
  liability: "Liability",
  physical_damage: "Physical damage",
  workers_compensation: "Workers’ compensation",
};

/** How far a claim is. */
export const CLAIM_STATUSES = {
  open: { word: "Open", tone: "attention", icon: "clock" },
  in_review: { word: "In review", tone: "planned", icon: "eye" },
  settled: { word: "Settled", tone: "good", icon: "check" },
  denied: { word: "Denied", tone: "neutral", icon: "circle-x" },
  closed: { word: "Closed", tone: "neutral", icon: "circle-dashed" },
} as const satisfies StatusLooks<Schemas["ClaimStatus"]>;

/** What is due next of a cargo claim, 49 CFR 370.5 and 370.9. */
export const CLAIM_STEPS: Words<Schemas["ClaimStep"]> = {
  acknowledge: "Acknowledge",
  decide: "Decide",
  report_status: "Report status",
};

/** What a carrier hauls, as far as FMCSA's thresholds depend on it. */
export const BASIC_CARRIER_TYPES: Words<Schemas["BasicCarrierType"]> = {
  general: "General freight",
  hazmat: "Hazardous materials",
  passenger: "Passengers",
};

/** FMCSA's BASICs. */
export const BASIC_CATEGORIES: Words<Schemas["BasicCategory"]> = {
  unsafe_driving: "Unsafe Driving",
  crash_indicator: "Crash Indicator",
  hos_compliance: "HOS Compliance",
  vehicle_maintenance: "Vehicle Maintenance",
  controlled_substances: "Controlled Substances/Alcohol",
  hazmat_compliance: "Hazmat Compliance",
  driver_fitness: "Driver Fitness",
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

/** Whose authority a carrier has. */
export const CARRIER_KINDS: Words<Schemas["MotorCarrierKind"]> = {
  own: "Own authority",
  partner: "Partner",
};

/** What the company decided about a carrier. */
export const CARRIER_STATUSES = {
  active: { word: "Active", tone: "good", icon: "check" },
  on_watch: { word: "On watch", tone: "attention", icon: "eye" },
  do_not_use: { word: "Do not use", tone: "bad", icon: "ban" },
} as const satisfies StatusLooks<Schemas["MotorCarrierStatus"]>;

/** What FMCSA says about a carrier. */
export const FMCSA_STATUSES = {
  not_checked: { word: "Not checked", tone: "neutral", icon: "circle-dashed" },
  active: { word: "Authorized", tone: "good", icon: "shield-check" },
  insurance_lapsed: { word: "Insurance lapsed", tone: "bad", icon: "circle-x" },
  inactive: { word: "Not authorized", tone: "bad", icon: "circle-x" },
  out_of_service: { word: "Out of service", tone: "bad", icon: "ban" },
  not_found: { word: "Not on record", tone: "attention", icon: "alert-triangle" },
} as const satisfies StatusLooks<Schemas["FmcsaStatus"]>;

export const AUTHORITY_STATUSES: Words<Schemas["AuthorityStatus"]> = {
  active: "Active",
  inactive: "Inactive",
  none: "None",
};

/** FMCSA's safety ratings, 49 CFR 385, appendix B. */
export const SAFETY_RATINGS: Words<Schemas["SafetyRating"]> = {
  satisfactory: "Satisfactory",
  conditional: "Conditional",
  unsatisfactory: "Unsatisfactory",
};
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
  pre_employment: "Full (pre-employment)",
  limited: "Limited (annual)",
  full: "Full (annual)",
  follow_up: "Full (after a hit)",
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

const RETURN = "It ends with a negative return-to-duty test after the SAP’s evaluation.";

/** What ends it. */
export const PROHIBITION_ENDS: Words<Schemas["ProhibitionReason"]> = {
  positive_test: RETURN,
  refused_test: RETURN,
  alcohol: RETURN,
  alcohol_below_limit: "It ends at the end of the next day.",
  clearinghouse:
    "It ends with a full query that no longer prohibits the driver, or with a negative return-to-duty test.",
  full_query_overdue: "It ends with a full query that doesn’t prohibit the driver.",
};

export const DRAW_CYCLES: Words<Schemas["RandomDrawCycle"]> = { quarterly: "Quarter", monthly: "Month" };

export const SELECTION_LOOKS = {
  alternate: { word: "Alternate", tone: "neutral", icon: "circle-dashed" },
  selected: { word: "Selected", tone: "attention", icon: "user-check" },
  notified: { word: "Notified", tone: "planned", icon: "send" },
  collected: { word: "Tested", tone: "good", icon: "check" },
  excused: { word: "Excused", tone: "neutral", icon: "ban" },
} as const satisfies StatusLooks<Schemas["RandomSelectionStatus"]>;

/** What the review of a motor vehicle record decides. */
export const MVR_DECISIONS: Words<Schemas["MvrDecision"]> = {
  qualified: "Qualified",
  with_action: "Qualified with action",
  disqualified: "Disqualified",
};

/** How a motor vehicle record stands: what its review decided, or that it waits for it. */
export const MVR_LOOKS = {
  to_review: { word: "To review", tone: "attention", icon: "eye" },
  qualified: { word: "Qualified", tone: "good", icon: "check" },
  with_action: { word: "Qualified with action", tone: "planned", icon: "alert-triangle" },
  disqualified: { word: "Disqualified", tone: "bad", icon: "ban" },
} as const satisfies StatusLooks<Schemas["MvrDecision"] | "to_review">;

/** Whether a motor vehicle record was pulled for the hire, or for the review of the year (49 CFR 391.23, 391.25). */
export const MVR_OCCASIONS: Words<"hire" | "year"> = { hire: "At hire", year: "Annual" };

/** How far an inquiry to a previous employer is. */
export const INQUIRY_STATES: Words<Schemas["InquiryState"]> = {
  draft: "Not asked yet",
  asked: "Asked",
  closed: "Closed",
};

export const INQUIRY_OUTCOMES: Words<Schemas["InquiryOutcome"]> = {
  answered: "Answered",
  no_response: "No response",
  refused: "Refused to answer",
  out_of_business: "Out of business",
  self_employed: "Self-employed",
  no_employer: "No DOT employer",
};

/** How an inquiry stands: its outcome, or how far it is. */
export const INQUIRY_LOOKS = {
  draft: { word: "Not asked yet", tone: "neutral", icon: "circle-dashed" },
  asked: { word: "Asked", tone: "planned", icon: "send" },
  answered: { word: "Answered", tone: "good", icon: "check" },
  no_response: { word: "No response", tone: "neutral", icon: "mail" },
  refused: { word: "Refused to answer", tone: "attention", icon: "ban" },
  out_of_business: { word: "Out of business", tone: "neutral", icon: "circle-x" },
  self_employed: { word: "Self-employed", tone: "neutral", icon: "user-check" },
  no_employer: { word: "No DOT employer", tone: "neutral", icon: "circle-check" },
} as const satisfies StatusLooks<Schemas["InquiryOutcome"] | "draft" | "asked">;

export const YES_OR_NO: Words<"yes" | "no"> = { yes: "Yes", no: "No" };

/** How an employer was asked. */
export const CONTACT_METHODS: Words<Schemas["ContactMethod"]> = {
  phone: "Phone",
  email: "Email",
  fax: "Fax",
  mail: "Mail",
  portal: "Portal",
};

/** What an auditor looks at. */
export const AUDIT_KINDS: Words<Schemas["AuditKind"]> = {
  compliance_review: "Compliance review",
  new_entrant: "New entrant safety audit",
  driver_files: "Driver files",
  drug_alcohol: "Drug and alcohol testing",
  vehicles: "Vehicles",
};

/** What is inside a binder of each kind. */
export const BINDER_CONTENTS: Words<Schemas["AuditKind"]> = {
  compliance_review:
    "Everything: your authority and insurance, driver and vehicle files, testing, roadside inspections, accident register.",
  new_entrant: "The same files: the safety audit of a new carrier looks at the same six factors.",
  driver_files:
    "For each driver: the qualification file, the investigation history, drug and alcohol testing; the register of training.",
  drug_alcohol: "For each driver with a CDL: tests, Clearinghouse queries and random selections.",
  vehicles: "For each truck and trailer: its file and its roadside inspections.",
};

export const BINDER_STATUSES = {
  queued: { word: "Queued", tone: "planned", icon: "clock" },
  printing: { word: "Preparing", tone: "moving", icon: "clock" },
  packing: { word: "Packing", tone: "moving", icon: "clock" },
  done: { word: "Ready", tone: "good", icon: "circle-check" },
  failed: { word: "Failed", tone: "bad", icon: "circle-x" },
} as const satisfies StatusLooks<Schemas["BinderStatus"]>;
