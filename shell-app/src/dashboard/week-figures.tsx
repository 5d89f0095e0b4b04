import { useApiQuery, useHasSection } from "@haul/platform";
import { Figure, Figures } from "@haul/ui/data";
import { addDays, formatMoneyShort, formatNumber, wallClock } from "@haul/ui/format";
import type { AnalyticsDashboard } from "./analytics.page";
import { awaited } from "./compare";
import type { OperationsDashboard } from "./operations.page";
import type { Range } from "./range";
import { rowsBehind } from "./rows-behind";
import { Sparkline } from "./sparkline";

type Week = AnalyticsDashboard["weeks"][number];

/** Weeks that a line shows, this one among them. */
const WEEKS = 8;
const NONE = "–";

const rangeOf = ({ as_of, time_zone, week_start_on }: OperationsDashboard): Range => ({
  from: addDays(week_start_on, -7 * (WEEKS - 1)),
  to: wallClock(as_of, time_zone).slice(0, 10),
});

/** This week so far beside the weeks before: the figures that the server has week by week. */
export function WeekFigures({ dashboard }: { dashboard: OperationsDashboard | undefined }) {
  const range = dashboard && rangeOf(dashboard);
  const { data, isError } = useApiQuery(
    "/api/dashboard/analytics",
    { params: { query: range } },
    { enabled: range !== undefined, meta: { isBackground: true } },
  );
  const opensLoads = useHasSection("loads");
  const figure = (pick: (week: Week) => number | undefined, show: (value: number) => string) => {
    if (!data) return { value: isError ? NONE : undefined, comparison: awaited("last week 000") };
    const [before, now] = data.weeks.slice(-2).map(pick);
    return {
      value: now === undefined ? NONE : show(now),
      comparison: { text: before === undefined ? "none last week" : `last week ${show(before)}` },
      picture: <Sparkline values={data.weeks.map(pick)} show={show} />,
    };
  };
  const rows = (of: (range: Range) => string) =>
    opensLoads && dashboard && range ? { href: of({ ...range, from: dashboard.week_start_on }) } : {};
  return (
    <Figures label="This week" perRow={1}>
      <Figure
        label="Revenue"
        definition="What customers agreed to pay for the loads delivered since Monday and for trucks ordered and not used; the line shows the last eight weeks."
        {...figure(
          (week) => week.revenue_cents,
          (cents) => formatMoneyShort(cents, data?.currency),
        )}
        {...rows(rowsBehind.earned)}
      />
      <Figure
        label="Loads delivered"
        definition="Loads whose truck has left the last stop since Monday; the line shows the last eight weeks."
        {...figure((week) => week.delivered_count, formatNumber)}
        {...(opensLoads && dashboard ? { href: rowsBehind.deliveredSince(dashboard.week_start_on) } : {})}
      />
      <Figure
        label="On-time delivery"
        definition="Arrivals on time ÷ arrivals at deliveries with an agreed time since Monday; the line shows the last eight weeks."
        {...figure(
          ({ on_time_delivery_percent: share }) => (share === undefined ? undefined : Number(share)),
          (percent) => `${percent.toFixed(1)}%`,
        )}
        {...rows((days) => rowsBehind.known("timed_delivery", days))}
      />
    </Figures>
  );
}
