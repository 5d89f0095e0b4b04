import { type CsvCell, csvText } from "@haul/ui/format";
import type { AnalyticsDashboard } from "./analytics.page";
import { ANALYTICS_TILES, type Figures, type TileDefinition } from "./analytics-tiles";

/** A figure as a number: dollars, percent, miles or minutes. */
function plain({ unit, value }: TileDefinition, figures: Figures): number | undefined {
  const found = value(figures);
  if (found === undefined) return undefined;
  return unit === "money" || unit === "rate" ? Math.round(found) / 100 : Math.round(found * 10) / 10;
}

const dollars = (cents: number | undefined) => (cents === undefined ? undefined : cents / 100);

/** The analysis as a file: the figures that are shown with the prior period, then each table. */
export function analyticsCsv(analytics: AnalyticsDashboard, keys: readonly string[]): string {
  const { from, to, previous } = analytics;
  const tiles = keys.flatMap((key) => ANALYTICS_TILES.filter((tile) => tile.key === key));
  const rows: CsvCell[][] = [
    ["Figure", `${from} to ${to}`, `${previous.from} to ${previous.to}`],
    ...tiles.map((tile) => [tile.label, plain(tile, analytics), plain(tile, previous)]),
    [],
    ["Week from", "Revenue", "Loads delivered", "Loaded miles", "On-time delivery %", "Margin"],
    ...analytics.weeks.map((week) => [
      week.week_start_on,
      dollars(week.revenue_cents),
      week.delivered_count,
      Number(week.loaded_miles),
      week.on_time_delivery_percent,
      dollars(week.margin_cents),
    ]),
    [],
    ["Customer", "Loads delivered", "On-time delivery %", "Revenue", "Margin", "Days to pay"],
    ...analytics.customers.map((row) => [
      row.name,
      row.delivered_count,
      row.on_time_delivery_percent,
      dollars(row.revenue_cents),
      dollars(row.margin_cents),
      row.average_days_to_pay,
    ]),
    [],
    ["Driver", "Loads delivered", "Loaded miles", "Deadhead %", "On-time delivery %", "RPM", "Revenue", "Margin"],
    ...analytics.drivers.map((row) => [
      row.name,
      row.delivered_count,
      Number(row.loaded_miles),
      row.deadhead_percent,
      row.on_time_delivery_percent,
      row.rate_per_mile,
      dollars(row.revenue_cents),
      dollars(row.margin_cents),
    ]),
    [],
    ["From", "To", "Loads delivered", "RPM", "Revenue", "Margin"],
    ...analytics.lanes.map((row) => [
      row.origin_state,
      row.destination_state,
      row.delivered_count,
      row.rate_per_mile,
      dollars(row.revenue_cents),
      dollars(row.margin_cents),
    ]),
    [],
    ["Facility", "Visits", "Average dwell (min)"],
    ...analytics.facilities.map((row) => [row.name, row.visit_count, row.average_dwell_minutes]),
    [],
    ["Load", "Customer", "Lane", "Revenue", "Cost", "Margin"],
    ...[...analytics.most_margin, ...analytics.least_margin].map((row) => [
      row.number,
      row.customer.name,
      `${row.origin_state} to ${row.destination_state}`,
      dollars(row.revenue_cents),
      dollars(row.cost_cents),
      dollars(row.margin_cents),
    ]),
  ];
  return csvText(rows);
}
