import type { components } from "@haul/api";
import { counted } from "@haul/platform/records";
import { formatDuration, formatMiles, formatMoney, formatMoneyShort, formatNumber } from "@haul/ui/format";
import { LOAD, TRUCK } from "../words";
import type { AnalyticsDashboard } from "./analytics.page";
import type { TargetFigure } from "./dashboard.queries";
import type { Range } from "./range";
import { rowsBehind, type Chosen } from "./rows-behind";

export type Figures = components["schemas"]["AnalyticsFigures"];
type Week = AnalyticsDashboard["weeks"][number];

/** One figure of the analysis: what it is, what it opens, and how it compares. */
export interface TileDefinition {
  key: string;
  label: string;
  definition: string;
  /** In the unit of its target: cents where it is money. */
  value: (figures: Figures) => number | undefined;
  unit: "money" | "rate" | "percent" | "count" | "miles" | "minutes";
  /** Absent where the list of the rows can't show what was chosen. */
  href: (range: Range, chosen: Chosen) => string | undefined;
  /** The section that has the rows; loads are the usual one. */
  section?: "safety";
  /** Left out of the page where these figures have none of it. */
  isKnown?: (figures: Figures) => boolean;
  note?: (figures: Figures) => string | undefined;
  byWeek?: (week: Week) => number | undefined;
  isLessBetter?: boolean;
  /** No direction of it is good or bad by itself. */
  isNeutral?: boolean;
  /** The target of this figure; one per week is compared with the period's average week. */
  target?: { figure: TargetFigure; isPerWeek?: boolean };
}

/** Whether a period brought anything to compare with. */
export const hasLoads = ({ delivered_count, revenue_cents }: Figures) => delivered_count > 0 || revenue_cents > 0;

const number = (text: string | undefined) => (text === undefined ? undefined : Number(text));
/** A rate in dollars with four places, as cents. */
const cents = (text: string | undefined) => (text === undefined ? undefined : Number(text) * 100);
const ofLoads = (count: number, { delivered_count: all }: Figures) =>
  `${formatNumber(count)} of ${formatNumber(all)} loads`;

const inspected = ({ inspection_count: count }: NonNullable<Figures["safety"]>) =>
  `${formatNumber(count)} ${count === 1 ? "inspection" : "inspections"}`;

/** What the tiles of safety's registers have in common. */
const safetyTile = (rows: "accidents" | "inspections" | "openClaims") => ({
  section: "safety" as const,
  isKnown: ({ safety }: Figures) => safety !== undefined,
  href: rowsBehind[rows],
  isLessBetter: true,
});

export const WEEKS_CHART = { key: "analytics.revenue_by_week", label: "Revenue by week" };

export const ANALYTICS_TILES: readonly TileDefinition[] = [
  {
    key: "analytics.revenue",
    label: "Revenue",
    definition:
      "What customers agreed to pay for the loads delivered in the period and for trucks ordered and not used in it.",
    value: (figures) => figures.revenue_cents,
    unit: "money",
    href: rowsBehind.earned,
    byWeek: (week) => week.revenue_cents,
    target: { figure: "revenue_per_week", isPerWeek: true },
  },
  {
    key: "analytics.tonu",
    label: "TONU",
    definition: "The part of the revenue that is for trucks ordered and not used.",
    value: (figures) => figures.tonu_cents,
    unit: "money",
    href: rowsBehind.unused,
    note: ({ tonu_count }) => (tonu_count === 0 ? undefined : counted(tonu_count, LOAD)),
    isNeutral: true,
  },
  {
    key: "analytics.pending",
    label: "Waiting for customers",
    definition: "Charges of these loads that their customers have not agreed to yet; not part of the revenue.",
    value: (figures) => figures.pending_cents,
    unit: "money",
    href: rowsBehind.pending,
    note: ({ pending_count }) => (pending_count === 0 ? undefined : counted(pending_count, LOAD)),
    isLessBetter: true,
  },
  {
    key: "analytics.delivered",
    label: "Loads delivered",
    definition: "Loads whose truck left the last stop in the period.",
    value: (figures) => figures.delivered_count,
    unit: "count",
    href: rowsBehind.delivered,
    byWeek: (week) => week.delivered_count,
    target: { figure: "delivered_per_week", isPerWeek: true },
  },
  {
    key: "analytics.rpm_all",
    label: "RPM, all miles",
    definition: "Of the loads whose loaded and empty miles are known: revenue ÷ (loaded + empty miles).",
    value: (figures) => cents(figures.rate_per_mile_all),
    unit: "rate",
    href: (range, chosen) => rowsBehind.known("all_miles", range, chosen),
    note: (figures) => ofLoads(figures.with_all_miles_count, figures),
    target: { figure: "rate_per_mile_all" },
  },
  {
    key: "analytics.rpm_loaded",
    label: "RPM, loaded",
    definition: "Of the loads whose loaded miles are known: revenue ÷ loaded miles.",
    value: (figures) => cents(figures.rate_per_mile_loaded),
    unit: "rate",
    href: (range, chosen) => rowsBehind.known("loaded_miles", range, chosen),
    note: (figures) => ofLoads(figures.with_loaded_miles_count, figures),
    target: { figure: "rate_per_mile_loaded" },
  },
  {
    key: "analytics.deadhead",
    label: "Deadhead",
    definition: "Of the loads whose loaded and empty miles are known: empty miles ÷ all miles.",
    value: (figures) => number(figures.deadhead_percent),
    unit: "percent",
    href: (range, chosen) => rowsBehind.known("all_miles", range, chosen),
    note: (figures) => ofLoads(figures.with_all_miles_count, figures),
    isLessBetter: true,
    target: { figure: "deadhead_percent" },
  },
  {
    key: "analytics.on_time_pickup",
    label: "On-time pickup",
    definition: "Arrivals on time ÷ arrivals at pickups with an agreed time.",
    value: (figures) => number(figures.on_time_pickup_percent),
    unit: "percent",
    href: (range, chosen) => rowsBehind.known("timed_pickup", range, chosen),
    note: (figures) => ofLoads(figures.timed_pickup_count, figures),
    target: { figure: "on_time_pickup_percent" },
  },
  {
    key: "analytics.on_time_delivery",
    label: "On-time delivery",
    definition: "Arrivals on time ÷ arrivals at deliveries with an agreed time.",
    value: (figures) => number(figures.on_time_delivery_percent),
    unit: "percent",
    href: (range, chosen) => rowsBehind.known("timed_delivery", range, chosen),
    note: (figures) => ofLoads(figures.timed_delivery_count, figures),
    byWeek: (week) => number(week.on_time_delivery_percent),
    target: { figure: "on_time_delivery_percent" },
  },
  {
    key: "analytics.haul",
    label: "Average haul",
    definition: "Loaded miles ÷ loads whose loaded miles are known.",
    value: (figures) => number(figures.average_haul_miles),
    unit: "miles",
    href: (range, chosen) => rowsBehind.known("loaded_miles", range, chosen),
    note: (figures) => ofLoads(figures.with_loaded_miles_count, figures),
    isNeutral: true,
  },
  {
    key: "analytics.dwell",
    label: "Average dwell",
    definition:
      "Departure − arrival, over all stops whose times are known; estimated and doubtful ones count once they are confirmed.",
    value: (figures) => figures.average_dwell_minutes,
    unit: "minutes",
    href: (range, chosen) => rowsBehind.known("dwell", range, chosen),
    note: (figures) => ofLoads(figures.dwell_count, figures),
    isLessBetter: true,
    target: { figure: "average_dwell_minutes" },
  },
  {
    key: "analytics.revenue_per_truck",
    label: "Revenue per truck per week",
    definition: "Revenue ÷ trucks of the fleet, including idle ones ÷ weeks of the period.",
    value: (figures) => figures.revenue_per_truck_per_week_cents,
    unit: "money",
    href: rowsBehind.earned,
    note: ({ truck_count }) => counted(truck_count, TRUCK),
    target: { figure: "revenue_per_truck_per_week" },
  },
  {
    key: "analytics.utilization",
    label: "Utilization",
    definition:
      "Days on which trucks were under a load ÷ days of all trucks of the fleet, up to today. A day counts from a leg's pickup until its last stop is left.",
    value: (figures) => number(figures.utilization_percent),
    unit: "percent",
    href: rowsBehind.delivered,
    note: ({ truck_count }) => counted(truck_count, TRUCK),
    target: { figure: "utilization_percent" },
  },
  {
    key: "analytics.margin",
    label: "Margin",
    definition:
      "(Revenue − cost by your cost model) ÷ revenue, of the delivered loads whose loaded miles are known. Empty miles count where they are known. Actual costs are not known yet.",
    value: (figures) => number(figures.cost?.margin_percent),
    unit: "percent",
    href: (range, chosen) => rowsBehind.known("loaded_miles", range, chosen),
    note: ({ cost }) =>
      cost &&
      [formatMoneyShort(cost.margin_cents), cost.loss_count > 0 && `${counted(cost.loss_count, LOAD)} at a loss`]
        .filter(Boolean)
        .join(", "),
    target: { figure: "margin_percent" },
  },
  {
    key: "analytics.operating_ratio",
    label: "Operating ratio",
    definition: "Cost by your cost model ÷ revenue, of the delivered loads whose loaded miles are known.",
    value: (figures) => number(figures.cost?.operating_ratio_percent),
    unit: "percent",
    href: (range, chosen) => rowsBehind.known("loaded_miles", range, chosen),
    note: (figures) => (figures.cost ? ofLoads(figures.cost.load_count, figures) : undefined),
    isLessBetter: true,
    target: { figure: "operating_ratio_percent" },
  },
  {
    key: "analytics.cost_per_mile",
    label: "Cost per mile",
    definition: "Cost by your cost model ÷ all known miles, of the delivered loads whose loaded miles are known.",
    value: (figures) => cents(figures.cost?.per_mile),
    unit: "rate",
    href: (range, chosen) => rowsBehind.known("loaded_miles", range, chosen),
    note: (figures) => (figures.cost ? ofLoads(figures.cost.load_count, figures) : undefined),
    isLessBetter: true,
    target: { figure: "cost_per_mile" },
  },
  {
    key: "analytics.accidents",
    label: "Accidents",
    definition:
      "Accidents of the period. The rate is recordable accidents per million miles of the loads whose loaded and empty miles are known.",
    value: ({ safety }) => safety?.accident_count,
    unit: "count",
    ...safetyTile("accidents"),
    note: ({ safety }) =>
      safety &&
      [
        safety.recordable_accident_count > 0 && `${formatNumber(safety.recordable_accident_count)} recordable`,
        safety.accidents_per_million_miles && `${safety.accidents_per_million_miles} per million miles`,
      ]
        .filter(Boolean)
        .join(", "),
  },
  {
    key: "analytics.violations",
    label: "Violations",
    definition: "Violations on the reports of the period's roadside inspections.",
    value: ({ safety }) => safety?.violation_count,
    unit: "count",
    ...safetyTile("inspections"),
    note: ({ safety }) => safety && inspected(safety),
  },
  {
    key: "analytics.out_of_service",
    label: "Out of service",
    definition: "Inspections that put the driver or a vehicle out of service ÷ roadside inspections.",
    value: ({ safety }) => number(safety?.out_of_service_percent),
    unit: "percent",
    ...safetyTile("inspections"),
    note: ({ safety }) => safety && `${formatNumber(safety.out_of_service_count)} of ${inspected(safety)}`,
  },
  {
    key: "analytics.open_claims",
    label: "Open claims",
    definition: "Claims for what happened in the period that are neither decided nor closed, and what is claimed.",
    value: ({ safety }) => safety?.open_claim_count,
    unit: "count",
    ...safetyTile("openClaims"),
    note: ({ safety }) => safety && formatMoneyShort(safety.open_claimed_cents),
  },
];

/** The value as people read it. */
export function shownValue(unit: TileDefinition["unit"], value: number, currency: string | undefined): string {
  switch (unit) {
    case "money":
      return formatMoneyShort(value, currency);
    case "rate":
      return formatMoney(Math.round(value), currency);
    case "percent":
      return `${value.toFixed(1)}%`;
    case "count":
      return formatNumber(value);
    case "miles":
      return formatMiles(value);
    case "minutes":
      return formatDuration(value);
  }
}
