import type { ReactElement } from "react";
import { useHasSection } from "@haul/platform";
import { counted } from "@haul/platform/records";
import { Figure, type FigureProps } from "@haul/ui/data";
import { addDays, formatMoney, formatMoneyShort, formatNumber } from "@haul/ui/format";
import { LOAD } from "../words";
import { Arranged, type Tile } from "./arranged";
import { awaited } from "./compare";
import { type DayCount, comparedWithDays } from "./earlier-days";
import type { OperationsDashboard } from "./operations.page";
import { rowsBehind } from "./rows-behind";

interface Props {
  /** Absent while it loads. */
  dashboard: OperationsDashboard | undefined;
}

/** The tone of a count that should be zero. */
const alarm = (count: number | undefined, tone: "attention" | "bad"): FigureProps["tone"] => (count ? tone : "neutral");

/** What is going on now; each figure opens its rows. */
export function TodayFigures({ dashboard }: Props) {
  const hasLoads = useHasSection("loads");
  const hasTrucks = useHasSection("safety");
  const rows = (isOpen: boolean, href: string) => (isOpen ? { href } : {});
  const earlier = (count: DayCount, isLessBetter: boolean) => {
    const comparison = comparedWithDays(dashboard, count, isLessBetter);
    return comparison ? { comparison } : {};
  };
  const shown = (count: number | undefined) => (count === undefined ? undefined : formatNumber(count));
  return (
    <Arranged
      label="Today"
      perRow={5}
      tiles={tilesOf("operations", [
        <Figure
          label="Active loads"
          value={shown(dashboard?.active_count)}
          {...earlier("active_count", false)}
          definition="Loads that have a driver and a truck and are not delivered."
          {...rows(hasLoads, rowsBehind.active)}
        />,
        <Figure
          label="Unassigned"
          value={shown(dashboard?.unassigned_count)}
          {...earlier("unassigned_count", true)}
          tone={alarm(dashboard?.unassigned_count, "attention")}
          definition="Booked loads that lack a driver or a truck."
          {...rows(hasLoads, rowsBehind.unassigned)}
        />,
        <Figure
          label="Late"
          value={shown(dashboard?.late_count)}
          {...earlier("late_count", true)}
          tone={alarm(dashboard?.late_count, "bad")}
          definition="Open loads that are past due at a stop ahead, or whose ETA is."
          {...rows(hasLoads, rowsBehind.late)}
        />,
        <Figure
          label="At risk"
          value={shown(dashboard?.at_risk_count)}
          {...earlier("at_risk_count", true)}
          tone={alarm(dashboard?.at_risk_count, "attention")}
          definition="Open loads with little time left before a stop ahead, and those due soon whose trip has not started."
          {...rows(hasLoads, rowsBehind.atRisk)}
        />,
        <Figure
          label="Arriving in 4 h"
          value={shown(dashboard?.arriving_soon_count)}
          {...earlier("arriving_soon_count", false)}
          definition="Active loads whose next stop is due within four hours."
          {...rows(hasLoads, rowsBehind.arrivingSoon)}
        />,
        <Figure
          label="Idle trucks"
          value={shown(dashboard?.idle_truck_count)}
          {...earlier("idle_truck_count", false)}
          definition="Trucks that are available and on no load."
          {...rows(hasTrucks, rowsBehind.idleTrucks)}
        />,
        <Figure
          label="Trucks out of service"
          value={shown(dashboard?.out_of_service_truck_count)}
          {...earlier("out_of_service_truck_count", true)}
          tone={alarm(dashboard?.out_of_service_truck_count, "bad")}
          definition="Trucks that may not run until they are repaired."
          {...rows(hasTrucks, rowsBehind.trucksOutOfService)}
        />,
        <Figure
          label="Trailers out of service"
          value={shown(dashboard?.out_of_service_trailer_count)}
          {...earlier("out_of_service_trailer_count", true)}
          tone={alarm(dashboard?.out_of_service_trailer_count, "bad")}
          definition="Trailers that may not run until they are repaired."
          {...rows(hasTrucks, rowsBehind.trailersOutOfService)}
        />,
        <Figure
          label="Missing POD"
          value={shown(dashboard?.missing_pod_count)}
          {...earlier("missing_pod_count", true)}
          tone={alarm(dashboard?.missing_pod_count, "attention")}
          definition="Delivered loads without a proof of delivery. They cannot be billed."
          {...rows(hasLoads, rowsBehind.missingPod)}
        />,
      ])}
    />
  );
}

/** This week's money beside last week's. */
export function MoneyFigures({ dashboard }: Props) {
  const hasLoads = useHasSection("loads");
  const hasBilling = useHasSection("financial");
  const money = (cents: number | undefined) =>
    cents === undefined ? undefined : formatMoneyShort(cents, dashboard?.currency);
  const rate = (value: string | undefined) =>
    value === undefined ? "–" : formatMoney(Math.round(Number(value) * 100), dashboard?.currency);
  /** In dollars: a week that is not over is always down by some percent on a whole one. */
  const lastWeek = (cents: number | undefined) =>
    cents === undefined ? awaited("last week $00,000") : { text: `last week ${money(cents) ?? ""}` };
  return (
    <Arranged
      label="Money"
      tiles={tilesOf("operations", [
        <Figure
          label="Booked this week"
          value={money(dashboard?.booked_this_week_cents)}
          definition="What customers agreed to pay for the loads entered since Monday in your company's time zone, without drafts, canceled and unused ones."
          comparison={lastWeek(dashboard?.booked_last_week_cents)}
          {...(hasLoads && dashboard ? { href: rowsBehind.bookedSince(dashboard.week_start_on) } : {})}
        />,
        <Figure
          label="Delivered this week"
          value={money(dashboard?.delivered_this_week_cents)}
          definition="What customers agreed to pay for the loads delivered since Monday in your company's time zone."
          comparison={lastWeek(dashboard?.delivered_last_week_cents)}
          {...(hasLoads && dashboard ? { href: rowsBehind.deliveredSince(dashboard.week_start_on) } : {})}
        />,
        <Figure
          label="TONU this week"
          value={money(dashboard?.tonu_this_week_cents)}
          definition="What customers agreed to pay for trucks that were ordered and not used since Monday."
          comparison={lastWeek(dashboard?.tonu_last_week_cents)}
          {...(hasLoads && dashboard ? { href: rowsBehind.tonuSince(dashboard.week_start_on) } : {})}
        />,
        <Figure
          label="Revenue per mile"
          value={dashboard && rate(dashboard.rate_per_mile)}
          definition="Of the loads delivered this week and last whose loaded miles are known: revenue ÷ loaded miles."
          comparison={
            dashboard ? { text: priorRate(dashboard.previous_rate_per_mile, rate) } : awaited("prior two weeks $0.00")
          }
          {...(hasLoads && dashboard ? { href: rowsBehind.measuredSince(addDays(dashboard.week_start_on, -7)) } : {})}
        />,
        <Figure
          label="Ready to bill"
          value={money(dashboard?.ready_to_bill_cents)}
          definition="What customers agreed to pay for delivered loads that have everything an invoice needs."
          comparison={
            dashboard
              ? {
                  text: counted(dashboard.ready_to_bill_count, LOAD),
                }
              : awaited("00 loads")
          }
          {...(hasBilling ? { href: rowsBehind.readyToBill } : {})}
        />,
        <Figure
          label="Waiting for customers"
          value={money(dashboard?.pending_cents)}
          definition="Charges of loads to bill that their customers have not agreed to yet. They are in no other figure."
          {...(hasBilling ? { href: rowsBehind.toBill } : {})}
        />,
      ])}
    />
  );
}

const priorRate = (value: string | undefined, rate: (value: string) => string) =>
  value === undefined ? "no miles in the prior two weeks" : `prior two weeks ${rate(value)}`;

/** Each figure with its key, made of its label. */
export function tilesOf(page: string, figures: readonly ReactElement<FigureProps>[]): Tile[] {
  return figures.map((figure) => {
    const { label } = figure.props;
    return { key: keyOf(page, label), label, figure: figure.props };
  });
}

export const keyOf = (page: string, label: string) =>
  `${page}.${label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_|_$/g, "")}`;

/** The tiles of this page as the list to arrange them names them. */
export const OPERATIONS_TILES = [
  "Active loads",
  "Unassigned",
  "Late",
  "At risk",
  "Arriving in 4 h",
  "Idle trucks",
  "Trucks out of service",
  "Trailers out of service",
  "Missing POD",
  "Booked this week",
  "Delivered this week",
  "TONU this week",
  "Revenue per mile",
  "Ready to bill",
  "Waiting for customers",
].map((label) => ({ key: keyOf("operations", label), label }));
