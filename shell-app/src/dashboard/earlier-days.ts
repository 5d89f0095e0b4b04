import type { FigureProps } from "@haul/ui/data";
import { formatNumber } from "@haul/ui/format";
import { awaited } from "./compare";
import type { OperationsDashboard } from "./operations.page";

/** What is counted now and was counted at the end of earlier days. */
export type DayCount = Exclude<keyof NonNullable<OperationsDashboard["earlier"]["yesterday"]>, "counted_on">;

/**
 * How a count compares with earlier days: `yesterday 4, a week ago 6`, each at the day's end. The arrow is since yesterday.
 * Nothing where nothing was counted, or the person sees only some terminals.
 */
export function comparedWithDays(
  dashboard: OperationsDashboard | undefined,
  count: DayCount,
  isLessBetter: boolean,
): FigureProps["comparison"] {
  if (dashboard === undefined) return awaited("yesterday 0, a week ago 0");
  const { yesterday, week_ago } = dashboard.earlier;
  const told = [
    yesterday && `yesterday ${formatNumber(yesterday[count])}`,
    week_ago && `a week ago ${formatNumber(week_ago[count])}`,
  ].filter((part) => part !== undefined);
  if (told.length === 0) return undefined;
  return { text: told.join(", "), ...(yesterday ? trend(dashboard[count] - yesterday[count], isLessBetter) : {}) };
}

function trend(
  change: number,
  isLessBetter: boolean,
): Pick<NonNullable<FigureProps["comparison"]>, "direction" | "tone"> {
  if (change === 0) return {};
  const direction = change > 0 ? "up" : "down";
  // More active loads or idle trucks are neither good nor bad.
  return isLessBetter ? { direction, tone: change > 0 ? "attention" : "good" } : { direction };
}
