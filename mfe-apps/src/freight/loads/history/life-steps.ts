import { codeWord, formatDuration } from "@haul/ui/freight";
import type { Load, LoadHistory, Stop } from "../loads.queries";

/** One step of a load's life. */
export interface LifeStep {
  readonly id: string;
  readonly kind: "booked" | "dispatched" | "arrived" | "departed" | "paper" | "approved" | "ahead";
  readonly title: string;
  readonly at: string;
  /** Of the stop; the reader's own elsewhere. */
  readonly zone?: string | undefined;
  readonly by?: string | undefined;
  /** How it compares with the appointment, and how long it took since the step before. */
  readonly facts: readonly string[];
  readonly isLate?: boolean;
}

/** From booking to billing, in order; the stops that are still ahead come last. */
export function lifeSteps(load: Load, history: LoadHistory["items"]): LifeStep[] {
  const past = [...booking(load, history), ...dispatches(load), ...load.stops.flatMap(visit), ...written(history)];
  return [...past.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)), ...ahead(load)];
}

function booking({ status, created_at, booked_by }: Load, history: LoadHistory["items"]): LifeStep[] {
  if (status === "draft") return [];
  const booked = history.find(({ action }) => action === "load.booked");
  const by = booked?.actor_name ?? booked_by;
  return [{ id: "booked", kind: "booked", title: "Booked", at: booked?.occurred_at ?? created_at, by, facts: [] }];
}

function dispatches({ legs }: Load): LifeStep[] {
  return legs.flatMap(({ id, sequence, dispatched_at, driver }) => {
    if (!dispatched_at) return [];
    const leg = legs.length > 1 ? `Leg ${sequence} dispatched` : "Dispatched";
    const title = driver ? `${leg} to ${driver.name}` : leg;
    return [{ id: `dispatched ${id}`, kind: "dispatched" as const, title, at: dispatched_at, facts: [] }];
  });
}

/** What a stop saw, each against what was agreed or came before. */
function visit(stop: Stop, index: number, stops: readonly Stop[]): LifeStep[] {
  const { id, facility, time_zone: zone, arrived_at, departed_at } = stop;
  const left = stops[index - 1];
  const steps: LifeStep[] = [];
  if (arrived_at) {
    steps.push({
      id: `arrived ${id}`,
      kind: "arrived",
      title: `Arrived at ${facility.name}`,
      at: arrived_at,
      zone,
      facts: [
        againstAppointment(stop, arrived_at),
        left && gap(left.departed_at, arrived_at, `from ${left.facility.name}`),
        stop.is_arrival_unconfirmed && UNCONFIRMED,
      ].filter(isSaid),
      isLate: isAgreed(stop) && minutesLate(stop, arrived_at) > 0,
    });
  }
  if (departed_at) {
    const facts = [gap(arrived_at, departed_at, `at ${facility.name}`), stop.is_departure_unconfirmed && UNCONFIRMED];
    steps.push({
      id: `departed ${id}`,
      kind: "departed",
      title: `Departed from ${facility.name}`,
      at: departed_at,
      zone,
      facts: facts.filter(isSaid),
    });
  }
  return steps;
}

const UNCONFIRMED = "Time not confirmed";

const isSaid = (fact: string | false | undefined): fact is string => typeof fact === "string";

function gap(from: string | undefined, to: string, where: string): string | undefined {
  const minutes = from === undefined ? 0 : minutesBetween(from, to);
  return minutes > 0 ? `${formatDuration(minutes)} ${where}` : undefined;
}

const minutesBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 60_000);

/** By how much it came after the time agreed; zero within a window or the grace, below zero where it came early. */
function minutesLate({ earliest_at, latest_at, due_at }: Stop, at: string): number {
  const isOnTime = due_at !== undefined && Date.parse(at) <= Date.parse(due_at);
  const late = isOnTime ? 0 : Math.max(0, minutesBetween(latest_at ?? earliest_at, at));
  return late + Math.min(0, minutesBetween(earliest_at, at));
}

/** First come, first served without an end, as for fuel, is never late. */
const isAgreed = ({ schedule, latest_at }: Stop) => schedule !== "first_come" || latest_at !== undefined;

function againstAppointment(stop: Stop, at: string): string | undefined {
  if (!isAgreed(stop)) return undefined;
  const late = minutesLate(stop, at);
  if (late === 0) return "On time";
  return late > 0 ? `${formatDuration(late)} late` : `${formatDuration(-late)} early`;
}

/** What only the history knows: papers and the approval. */
function written(history: LoadHistory["items"]): LifeStep[] {
  const approval = history.find(({ action }) => WHETHER_APPROVED.has(action));
  return history.flatMap((item): LifeStep[] => {
    const { id, action, summary, occurred_at: at, actor_name: by } = item;
    if (action === "document.created") return [{ id, kind: "paper" as const, title: summary, at, by, facts: [] }];
    if (item !== approval || action !== "load.billing_approved") return [];
    return [{ id, kind: "approved" as const, title: "Approved for billing", at, by, facts: [] }];
  });
}

/** The latest of them says whether the load is approved. */
const WHETHER_APPROVED = new Set(["load.billing_approved", "load.billing_unlocked", "load.sent_back"]);

const OVER: readonly Load["status"][] = ["delivered", "cancelled", "tonu"];

function ahead({ status, stops }: Load): LifeStep[] {
  if (OVER.includes(status)) return [];
  return stops
    .filter(({ arrived_at, departed_at }) => !arrived_at && !departed_at)
    .map(({ id, kind, facility, earliest_at, time_zone }) => ({
      id: `ahead ${id}`,
      kind: "ahead" as const,
      title: `${codeWord("stop", kind)} at ${facility.name}`,
      at: earliest_at,
      zone: time_zone,
      facts: ["Planned"],
    }));
}
