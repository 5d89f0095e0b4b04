import type { FigureProps } from "@haul/ui/data";
import { shownValue, type TileDefinition } from "./analytics-tiles";
import type { Targets } from "./dashboard.queries";

/** How far a figure is from its target; nothing without one, or without a figure. */
export function progressOf(
  tile: TileDefinition,
  value: number | undefined,
  { targets, days, currency }: { targets: Targets["targets"]; days: number; currency: string },
): FigureProps["target"] {
  const wanted = targets.find(({ figure }) => figure === tile.target?.figure);
  if (!wanted || value === undefined) return undefined;
  const isMoney = tile.unit === "money" || tile.unit === "rate";
  const goal = Number(wanted.value) * (isMoney ? 100 : 1);
  const reached = tile.target?.isPerWeek ? (value / days) * 7 : value;
  const isMet = tile.isLessBetter ? reached <= goal : reached >= goal;
  // What should be small is there from the start, and leaves as it grows beyond the target.
  const share = tile.isLessBetter ? (reached <= 0 ? 1 : goal / reached) : reached / goal;
  const shown = shownValue(tile.unit, goal, currency);
  const text = `${tile.isLessBetter ? "at most" : "target"} ${shown}${tile.target?.isPerWeek ? " a week" : ""}`;
  return { text, share, isMet };
}
