import { VisuallyHidden } from "@haul/ui/core";
import { BarChart } from "@haul/ui/charts";
import { addDays, formatDate, formatMoney, formatMoneyShort, formatNumber } from "@haul/ui/format";
import type { AnalyticsDashboard } from "./analytics.page";

export interface WeeksChartProps {
  weeks: AnalyticsDashboard["weeks"];
  /** The last day that counts, which is today: a week that ends later is not over. */
  to: string;
  currency: string;
  /** In pixels. */
  height: number;
}

/** Revenue of each week as bars; the same as a table for people who do not see them. */
export function WeeksChart({ weeks, to, currency, height }: WeeksChartProps) {
  const isOver = ({ week_start_on }: WeeksChartProps["weeks"][number]) => addDays(week_start_on, 6) <= to;
  return (
    <>
      <BarChart
        h={height}
        data={weeks.map((week) => ({
          week: isOver(week) ? formatDate(week.week_start_on).replace(/, \d+$/, "") : "This week",
          Revenue: week.revenue_cents / 100,
        }))}
        dataKey="week"
        series={[{ name: "Revenue", color: "teal.6" }]}
        valueFormatter={(dollars) => formatMoneyShort(dollars * 100, currency)}
        maxBarWidth={48}
        gridAxis="x"
        // Every week's date or every second one, never one missing among the others.
        xAxisProps={{ interval: "equidistantPreserveStart" }}
        tickLine="none"
        barProps={{ isAnimationActive: false, radius: [4, 4, 0, 0] }}
        // The table below says the same to those who do not see; nothing in here takes the focus.
        barChartProps={{ accessibilityLayer: false }}
        aria-hidden
      />
      <VisuallyHidden>
        <table>
          <caption>Revenue by week</caption>
          <thead>
            <tr>
              <th>Week from</th>
              <th>Revenue</th>
              <th>Loads delivered</th>
              <th>Loaded miles</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.week_start_on}>
                <td>{formatDate(week.week_start_on) + (isOver(week) ? "" : " (so far)")}</td>
                <td>{formatMoney(week.revenue_cents, currency)}</td>
                <td>{formatNumber(week.delivered_count)}</td>
                <td>{formatNumber(Number(week.loaded_miles))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </>
  );
}
