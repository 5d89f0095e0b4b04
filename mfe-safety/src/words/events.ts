/** Words of what is recorded about drivers: training, policies, coaching, incidents. */
import type { components } from "@haul/api";
import { noun, type Words } from "@haul/platform/records";
import type { StatusLooks } from "@haul/ui/freight";

type Schemas = components["schemas"];

/** The page, the tab and the panel. */
export const DRIVER_EVENTS = "Training & incidents";
/** Any of the four; people call each by its own name. */
export const DRIVER_EVENT = { ...noun("entry", "entries"), heading: DRIVER_EVENTS };

export const EVENT_KINDS: Words<Schemas["DriverEventKind"]> = {
  training: "Training",
  policy: "Policy",
  coaching: "Coaching",
  incident: "Incident",
};

/** What the title of each kind is. */
export const EVENT_TITLES: Words<Schemas["DriverEventKind"]> = {
  training: "Course",
  policy: "Policy",
  coaching: "About",
  incident: "What happened",
};

/** What the day of each kind is. */
export const EVENT_DAYS: Words<Schemas["DriverEventKind"]> = {
  training: "Given on",
  policy: "Signed on",
  coaching: "Coached on",
  incident: "Happened on",
};

/** Who held or led each kind. */
export const EVENT_LEADERS: Words<Schemas["DriverEventKind"]> = {
  training: "Trainer",
  policy: "Led by",
  coaching: "Coached by",
  incident: "Led by",
};

/** What the note of each kind is for. */
export const EVENT_NOTES: Words<Schemas["DriverEventKind"]> = {
  training: "Topics",
  policy: "Note",
  coaching: "What was agreed",
  incident: "Details",
};

/** What becomes the driver's paper. */
export const EVENT_PAPERS: Words<Schemas["DriverEventPaper"]> = {
  entry_training: "Entry-level driver training",
  hazmat_training: "Hazmat training",
  testing_policy: "Drug and alcohol policy receipt",
};

export const TRAINING_RESULTS: Words<Schemas["TrainingResult"]> = {
  attended: "Attended",
  passed: "Passed",
  failed: "Failed",
};

/** What led to coaching. */
export const COACHING_TRIGGERS: Words<Schemas["CoachingTrigger"]> = {
  speeding: "Speeding",
  harsh_driving: "Harsh driving",
  following_distance: "Following distance",
  distraction: "Distraction",
  seat_belt: "Seat belt",
  hours_of_service: "Hours of service",
  camera: "Camera event",
  violation: "Violation",
  accident: "Accident",
  complaint: "Complaint",
  other: "Other",
};

export const INCIDENT_KINDS: Words<Schemas["IncidentKind"]> = {
  injury: "Injury",
  cargo_damage: "Cargo damage",
  property_damage: "Property damage",
  violation: "Violation",
  complaint: "Complaint",
  near_miss: "Near miss",
};

/** How a follow-up stands. */
export const FOLLOW_UPS = {
  overdue: { word: "Overdue", tone: "bad", icon: "alert-triangle" },
  planned: { word: "Planned", tone: "planned", icon: "clock" },
  done: { word: "Followed up", tone: "good", icon: "check" },
} as const satisfies StatusLooks<"overdue" | "planned" | "done">;
