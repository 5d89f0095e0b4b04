import type { FigureProps } from "@haul/ui/data";
import { formatNumber, formatPercent } from "@haul/ui/format";

/** A percentage above this says nothing more: the prior period has only started, as with a new company. */
const MOST_GROWTH = 10;

/** Of a figure that the prior period could not compute. */
export const NOTHING_BEFORE = "no earlier data";

/**
 * How money compares with the prior period: `+12.0% vs last week`.
 * Nothing to compare with gives no percentage: from zero, any growth is endless.
 */
export function comparedWith(
  now: number,
  before: number,
  period: string,
  isLessBetter = false,
): NonNullable<FigureProps["comparison"]> {
  const [better, worse] = isLessBetter ? (["attention", "good"] as const) : (["good", "attention"] as const);
  if (before === 0) return { text: now === 0 ? `same as ${period}` : `none in ${period}` };
  const change = (now - before) / before;
  if (Math.abs(change) < 0.0005) return { text: `same as ${period}` };
  if (change > MOST_GROWTH) return { text: `over ${MOST_GROWTH}× ${period}`, direction: "up", tone: better };
  return change > 0
    ? { text: `+${formatPercent(change)} vs ${period}`, direction: "up", tone: better }
    : { text: `−${formatPercent(-change)} vs ${period}`, direction: "down", tone: worse };
}

/** How a count compares with the prior period: `2 more than last week`. A percentage of a few accidents says little. */
export function countsFrom(
  now: number,
  before: number,
  period: string,
  isLessBetter = false,
): NonNullable<FigureProps["comparison"]> {
  const change = now - before;
  if (change === 0) return { text: `same as ${period}` };
  const isUp = change > 0;
  return {
    text: `${formatNumber(Math.abs(change))} ${isUp ? "more" : "fewer"} than ${period}`,
    direction: isUp ? "up" : "down",
    tone: isUp === isLessBetter ? "attention" : "good",
  };
}

/** How a share compares with the one before: in points, for a percentage of a percentage says nothing. */
export function pointsFrom(
  now: number,
  before: number,
  period: string,
  isLessBetter = false,
): NonNullable<FigureProps["comparison"]> {
  const change = Math.round((now - before) * 10) / 10;
  if (change === 0) return { text: `same as ${period}` };
  const isUp = change > 0;
  return {
    text: `${isUp ? "+" : "−"}${Math.abs(change).toFixed(1)} points vs ${period}`,
    direction: isUp ? "up" : "down",
    tone: isUp === isLessBetter ? "attention" : "good",
  };
}

/** Keeps the room of a comparison that is still loading, so that the figures below do not move when it comes. */
export const awaited = (like: string): NonNullable<FigureProps["comparison"]> => ({
  // As wide as a digit each, and breaking in the same places.
  text: like.replace(/\S/g, "\u2007"),
});
