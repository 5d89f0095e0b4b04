import { addDays, startOfDay } from "@haul/ui/format";

/** The days shown and the instants between them: one more than there are days. */
export interface Scale {
  readonly days: readonly string[];
  readonly bounds: readonly number[];
}

export function scaleOf(from: string, count: number, zone: string): Scale {
  const days = Array.from({ length: count }, (_, index) => addDays(from, index));
  const bounds = [...days, addDays(from, count)].map((day) => startOfDay(day, zone)?.getTime() ?? 0);
  return { days, bounds };
}

/**
 * Where an instant lies between the first day (0) and the end of the last (1); less or more outside of them.
 * Each day is as wide as the others, also the two in a year that have 23 and 25 hours.
 */
export function positionOf(instant: string | Date, { days, bounds }: Scale): number {
  const at = new Date(instant).getTime();
  const [first = 0] = bounds;
  const last = bounds.at(-1) ?? first;
  if (at < first) return (at - first) / 86_400_000 / days.length;
  if (at >= last) return 1 + (at - last) / 86_400_000 / days.length;
  const index = bounds.findIndex((bound, day) => at >= bound && at < (bounds[day + 1] ?? 0));
  const [start = 0, end = 1] = [bounds[index], bounds[index + 1]];
  return (index + (at - start) / (end - start)) / days.length;
}

export interface Placed<T> {
  readonly item: T;
  /** Parts of the whole width. */
  readonly left: number;
  readonly width: number;
  /** 0 is the topmost. */
  readonly lane: number;
  /** It ends after the days shown. */
  readonly goesOn: boolean;
}

interface Span {
  readonly starts_at: string;
  readonly ends_at: string;
}

/**
 * Puts spans beside each other, one below the other only where they would lie on top of each other. A short one is
 * widened to `minWidth` as far as the days go: it begins where its time is, except in the last sliver of a day.
 */
export function placed<T extends Span>(items: readonly T[], scale: Scale, minWidth: number): Placed<T>[] {
  const ends: number[] = [];
  const sorted = items.toSorted((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at));
  return sorted.flatMap((item) => {
    const start = positionOf(item.starts_at, scale);
    const end = positionOf(item.ends_at, scale);
    if (start >= 1 || end < 0) return [];
    const left = Math.min(Math.max(start, 0), 1 - minWidth * SLIVER);
    const width = Math.min(Math.max(end - left, minWidth), 1 - left);
    const free = ends.findIndex((until) => until <= left + 1e-9);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = left + width;
    return [{ item, left, width, lane, goesOn: end > 1 }];
  });
}

/** The part of a card's width that shows its number. */
const SLIVER = 0.25;

/** No truck is out on them: not yet, or no longer. */
const PLANNED_OR_DONE: readonly string[] = ["assigned", "delivered"];

/** A leg that has begun lasts until its truck has left, though it should have ended long ago. */
export const lasting = <T extends Span & { readonly status: string }>(leg: T, now = new Date()): T =>
  PLANNED_OR_DONE.includes(leg.status) || Date.parse(leg.ends_at) >= now.getTime()
    ? leg
    : { ...leg, ends_at: now.toISOString() };

/**
 * The legs that a driver or truck cannot haul as planned, for another load's leg in the same row takes the same time.
 * Delivered legs are no longer a plan; two legs of one load follow each other, even if their estimated times overlap.
 */
export function overlappingLegs(
  rows: readonly { readonly legs: readonly PlannedLeg[] }[],
  now = new Date(),
): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { legs } of rows) {
    const open = legs.filter(({ status }) => status !== "delivered").map((leg) => lasting(leg, now));
    for (const [index, leg] of open.entries()) {
      for (const other of open.slice(index + 1)) {
        if (leg.load_id === other.load_id || !isSameTime(leg, other)) continue;
        found.add(leg.leg_id).add(other.leg_id);
      }
    }
  }
  return found;
}

interface PlannedLeg extends Span {
  readonly leg_id: string;
  readonly load_id: string;
  readonly status: string;
}

const isSameTime = (one: Span, other: Span) =>
  Date.parse(one.starts_at) < Date.parse(other.ends_at) && Date.parse(other.starts_at) < Date.parse(one.ends_at);

export const laneCount = (items: readonly Placed<unknown>[]) => Math.max(0, ...items.map(({ lane }) => lane + 1));
