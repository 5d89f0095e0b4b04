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
