import { addDays, wallClock } from "@haul/ui/format";

/** The days of an analysis, both inclusive. */
export interface Range {
  readonly from: string;
  readonly to: string;
}

/** Ranges that are one press away. */
export const PRESETS = [
  { value: "4w", label: "4 weeks" },
  { value: "13w", label: "13 weeks" },
  { value: "year", label: "This year" },
] as const;

/** How many days a range has. */
export function daysBetween({ from, to }: Range): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000) + 1;
}

/** The days that the address names instead of a preset, as far as they are days in order. */
export function daysIn(params: URLSearchParams, today: string): Range | undefined {
  const day = (name: string) => {
    const text = params.get(name) ?? "";
    return /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined;
  };
  const [from, to] = [day("days_from"), day("days_to")];
  if (from === undefined && to === undefined) return undefined;
  const end = to ?? today;
  const start = from ?? addDays(end, -90);
  return start <= end ? { from: start, to: end } : undefined;
}

export type Preset = (typeof PRESETS)[number]["value"];

export const DEFAULT_PRESET: Preset = "13w";

/** The days of a preset, up to today where the company is. Weeks start on Monday, so that none is cut off at its start. */
export function rangeOf(preset: Preset, zone: string, now: Date = new Date()): Range {
  const to = wallClock(now, zone).slice(0, 10);
  if (preset === "year") return { from: `${to.slice(0, 4)}-01-01`, to };
  const weeks = preset === "4w" ? 4 : 13;
  const sinceMonday = (new Date(`${to}T00:00:00Z`).getUTCDay() + 6) % 7;
  return { from: addDays(to, -sinceMonday - 7 * (weeks - 1)), to };
}
