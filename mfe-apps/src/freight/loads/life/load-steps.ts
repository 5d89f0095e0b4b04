import { nextEvent, openStop } from "../stops/next-event";
import type { Load } from "../loads.queries";

/** Steps that need nothing but the press. */
export const VERBS = ["release", "repair", "book", "dispatch", "start", "resubmit"] as const;
export type Verb = (typeof VERBS)[number];
export type Step = Verb | "assign" | "record";

/** What comes first keeps the others waiting. */
const ORDER: readonly Exclude<Step, "record">[] = [
  "release",
  "repair",
  "book",
  "assign",
  "dispatch",
  "start",
  "resubmit",
];

export const isAssigned = (load: Load) => load.legs.some((leg) => leg.driver);

/** The one thing that moves the load on; what happens at the stops once nothing is left to arrange. */
export function nextStep(load: Load): Step | null {
  const may = (action: Load["allowed_actions"][number]) => load.allowed_actions.includes(action);
  const arranged = ORDER.find((step) => may(step) && !(step === "assign" && isAssigned(load)));
  if (arranged) return arranged;
  const stop = openStop(load);
  return may("record_event") && stop && nextEvent(stop) ? "record" : null;
}
