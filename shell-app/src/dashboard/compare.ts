import type { FigureProps } from "@haul/ui/data";
import { formatPercent } from "@haul/ui/format";

/** A percentage above this says nothing more: the period before has only started, as with a new company. */
const MOST_GROWTH = 10;

/**
 * How money compares with the period before: `+12.0% vs last week`.
 * Nothing to compare with gives no percentage: from zero, any growth is endless.
 */
export function comparedWith(now: number, before: number, period: string): NonNullable<FigureProps["comparison"]> {
  if (before === 0) return { text: now === 0 ? `same as ${period}` : `nothing ${period}` };
  const change = (now - before) / before;
  if (Math.abs(change) < 0.0005) return { text: `same as ${period}` };
  if (change > MOST_GROWTH) return { text: `over ${MOST_GROWTH}× ${period}`, direction: "up", tone: "good" };
  return change > 0
    ? { text: `+${formatPercent(change)} vs ${period}`, direction: "up", tone: "good" }
    : { text: `−${formatPercent(-change)} vs ${period}`, direction: "down", tone: "attention" };
}

/** Keeps the room of a comparison that is still loading, so that the figures below do not move when it comes. */
export const awaited = (like: string): NonNullable<FigureProps["comparison"]> => ({
  // As wide as a digit each, and breaking in the same places.
  text: like.replace(/\S/g, "\u2007"),
});
