import { useHasSection } from "@haul/platform";
import type { FigureProps } from "@haul/ui/data";
import { daysBetween } from "./range";
import type { AnalyticsDashboard } from "./analytics.page";
import { ANALYTICS_TILES, hasLoads, shownValue, type TileDefinition } from "./analytics-tiles";
import { Arranged } from "./arranged";
import { awaited, comparedWith, countsFrom, NOTHING_BEFORE, pointsFrom } from "./compare";
import { useTargets } from "./dashboard.queries";
import type { Chosen } from "./rows-behind";
import { Sparkline } from "./sparkline";
import { progressOf } from "./target-progress";

/** What cannot be computed, such as a rate without miles, shows a dash. */
const NONE = "–";
const BEFORE = "prior period";

interface AnalyticsFiguresProps {
  analytics: AnalyticsDashboard | undefined;
  chosen: Chosen;
}

/** The period's figures, each with its formula, the prior period, its target, and the rows behind it. */
export function AnalyticsFigures({ analytics, chosen }: AnalyticsFiguresProps) {
  const opens = { loads: useHasSection("loads"), safety: useHasSection("safety") };
  const targets = useTargets().data?.targets ?? [];
  const isShown = ({ section, isKnown }: TileDefinition) => {
    if (!isKnown) return true;
    return analytics ? isKnown(analytics) : opens[section ?? "loads"];
  };
  const known = ANALYTICS_TILES.filter(isShown);
  const tiles = known.map((tile) => ({
    key: tile.key,
    label: tile.label,
    figure: propsOf(tile, analytics, { chosen, opens, targets }),
  }));
  return <Arranged label="Figures of the period" perRow={6} narrowest="11.5rem" tiles={tiles} />;
}

interface Around {
  chosen: Chosen;
  opens: Readonly<Record<"loads" | "safety", boolean>>;
  targets: Parameters<typeof progressOf>[2]["targets"];
}

function propsOf(
  tile: TileDefinition,
  analytics: AnalyticsDashboard | undefined,
  { chosen, opens, targets }: Around,
): FigureProps {
  const { label, definition } = tile;
  if (!analytics) return { label, definition, value: undefined, comparison: awaited(`+00.0% vs ${BEFORE}`) };
  const { currency } = analytics;
  const show = (value: number) => shownValue(tile.unit, value, currency);
  const [now, before] = [tile.value(analytics), tile.value(analytics.previous)];
  const days = daysBetween(analytics);
  const comparison = isCompared(tile, analytics) ? compared(tile, now, before) : undefined;
  const note = tile.note?.(analytics);
  const target = progressOf(tile, now, { targets, days, currency });
  const { byWeek } = tile;
  const href = opens[tile.section ?? "loads"]
    ? tile.href({ from: analytics.from, to: analytics.to }, chosen)
    : undefined;
  return {
    label,
    definition,
    value: now === undefined ? NONE : show(now),
    ...(comparison ? { comparison } : {}),
    ...(note === undefined ? {} : { note }),
    ...(target ? { target } : {}),
    ...(byWeek ? { picture: <Sparkline values={analytics.weeks.map(byWeek)} show={show} /> } : {}),
    ...(href === undefined ? {} : { href }),
  };
}

/** Figures of loads only where the prior period had loads; the page says so where it had none. */
const isCompared = ({ section }: TileDefinition, { previous }: AnalyticsDashboard) =>
  section !== undefined || hasLoads(previous);

/** Shares in points, counts in numbers, everything else in percent; where neither way is good, without a color. */
function compared(
  tile: TileDefinition,
  now: number | undefined,
  before: number | undefined,
): FigureProps["comparison"] {
  if (now === undefined) return undefined;
  if (before === undefined) return { text: NOTHING_BEFORE };
  const found = comparisonOf(tile.unit)(now, before, BEFORE, tile.isLessBetter);
  if (!tile.isNeutral) return found;
  const { text, direction } = found;
  return direction === undefined ? { text } : { text, direction };
}

function comparisonOf(unit: TileDefinition["unit"]): typeof comparedWith {
  if (unit === "percent") return pointsFrom;
  return unit === "count" ? countsFrom : comparedWith;
}
