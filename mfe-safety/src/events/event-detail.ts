import { labelOf } from "@haul/ui/freight";
import { COACHING_TRIGGERS, INCIDENT_KINDS, TRAINING_RESULTS } from "../words";
import type { DriverEvent } from "./events.queries";

/** What each kind tells besides its title: a result, a version, what led to it, what it was. */
export function eventDetail({ result, policy_version, coaching_trigger, incident_kind }: DriverEvent) {
  if (result !== undefined) return labelOf(TRAINING_RESULTS, result);
  if (policy_version !== undefined) return `Version ${policy_version}`;
  if (coaching_trigger !== undefined) return labelOf(COACHING_TRIGGERS, coaching_trigger);
  return incident_kind && labelOf(INCIDENT_KINDS, incident_kind);
}

/** 450 minutes are `7.5` hours. */
export const hoursOf = (minutes: number) => (minutes / 60).toLocaleString("en-US", { maximumFractionDigits: 2 });
