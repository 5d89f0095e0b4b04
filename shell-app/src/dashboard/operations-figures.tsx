import { useHasSection } from "@haul/platform";
import { Figure, Figures, type FigureProps } from "@haul/ui/data";
import { formatMoney, formatMoneyShort, formatNumber } from "@haul/ui/format";
import { comparedWith } from "./compare";
import type { OperationsDashboard } from "./operations.page";

interface Props {
  /** Absent while it loads. */
  dashboard: OperationsDashboard | undefined;
}

/** Statuses of a load that has a driver and a truck and is not delivered, as the list filters by them. */
const UNDER_WAY = "assigned,dispatched,en_route_pickup,at_pickup,loaded,in_transit,at_delivery";
/** Statuses of a load that is not over. */
const OPEN = `draft,booked,${UNDER_WAY},on_hold`;

/** The tone of a count that should be zero. */
const alarm = (count: number | undefined, tone: "attention" | "bad"): FigureProps["tone"] => (count ? tone : "neutral");

/** What is going on now; each figure opens its rows. */
export function TodayFigures({ dashboard }: Props) {
  const hasLoads = useHasSection("loads");
  const hasTrucks = useHasSection("safety");
  const rows = (isOpen: boolean, href: string) => (isOpen ? { href } : {});
  const shown = (count: number | undefined) => (count === undefined ? undefined : formatNumber(count));
  return (
    <Figures label="Today">
      <Figure
        label="Active loads"
        value={shown(dashboard?.active_count)}
        definition="Loads that have a driver and a truck and are not delivered."
        {...rows(hasLoads, `/apps/loads?status=${UNDER_WAY}`)}
      />
      <Figure
        label="Unassigned"
        value={shown(dashboard?.unassigned_count)}
        tone={alarm(dashboard?.unassigned_count, "attention")}
        definition="Booked loads that lack a driver or a truck."
        {...rows(hasLoads, "/apps/loads?is_unassigned=true")}
      />
      <Figure
        label="Late"
        value={shown(dashboard?.late_count)}
        tone={alarm(dashboard?.late_count, "bad")}
        definition="Open loads whose next stop is past due."
        {...rows(hasLoads, `/apps/loads?status=${OPEN}&timeliness=late`)}
      />
      <Figure
        label="At risk"
        value={shown(dashboard?.at_risk_count)}
        tone={alarm(dashboard?.at_risk_count, "attention")}
        definition="Open loads whose next stop is due soon."
        {...rows(hasLoads, `/apps/loads?status=${OPEN}&timeliness=at_risk`)}
      />
      <Figure
        label="Arriving in 4 h"
        value={shown(dashboard?.arriving_soon_count)}
        definition="Active loads whose next stop is due within four hours. Opens the active loads, the next delivery first."
        {...rows(hasLoads, `/apps/loads?status=${UNDER_WAY}&sort=delivery_at`)}
      />
      <Figure
        label="Idle trucks"
        value={shown(dashboard?.idle_truck_count)}
        definition="Trucks that are available and on no load. Opens the available trucks."
        {...rows(hasTrucks, "/apps/safety/trucks?status=available")}
      />
      <Figure
        label="Out of service"
        value={shown(dashboard?.out_of_service_count)}
        tone={alarm(dashboard?.out_of_service_count, "bad")}
        definition="Trucks and trailers that may not run until they are repaired. Opens the trucks."
        {...rows(hasTrucks, "/apps/safety/trucks?status=out_of_service")}
      />
      <Figure
        label="Missing POD"
        value={shown(dashboard?.missing_pod_count)}
        tone={alarm(dashboard?.missing_pod_count, "attention")}
        definition="Delivered loads without a proof of delivery: nobody pays for them."
        {...rows(hasLoads, "/apps/loads?is_missing_pod=true")}
      />
    </Figures>
  );
}

/** This week's money beside last week's. */
export function MoneyFigures({ dashboard }: Props) {
  const hasLoads = useHasSection("loads");
  const hasBilling = useHasSection("financial");
  const money = (cents: number | undefined) =>
    cents === undefined ? undefined : formatMoneyShort(cents, dashboard?.currency);
  return (
    <Figures label="Money">
      <Figure
        label="Booked this week"
        value={money(dashboard?.booked_this_week_cents)}
        definition="Total charges of the loads entered since Monday, where your company is; drafts, cancelled and unused ones left out."
        {...(dashboard
          ? {
              comparison: comparedWith(dashboard.booked_this_week_cents, dashboard.booked_last_week_cents, "last week"),
            }
          : {})}
        {...(hasLoads ? { href: "/apps/loads?sort=-created_at" } : {})}
      />
      <Figure
        label="Delivered this week"
        value={money(dashboard?.delivered_this_week_cents)}
        definition="Total charges of the loads delivered since Monday, where your company is."
        {...(dashboard
          ? {
              comparison: comparedWith(
                dashboard.delivered_this_week_cents,
                dashboard.delivered_last_week_cents,
                "last week",
              ),
            }
          : {})}
        {...(hasLoads ? { href: "/apps/loads?status=delivered&sort=-delivery_at" } : {})}
      />
      <Figure
        label="Revenue per mile"
        value={
          dashboard &&
          (dashboard.rate_per_mile === undefined
            ? "–"
            : formatMoney(Math.round(Number(dashboard.rate_per_mile) * 100), dashboard.currency))
        }
        definition="Revenue ÷ loaded miles of what was delivered this week and last."
      />
      <Figure
        label="Ready to bill"
        value={money(dashboard?.ready_to_bill_cents)}
        definition="Total charges of delivered loads that have everything an invoice needs."
        {...(dashboard
          ? {
              comparison: {
                text: `${formatNumber(dashboard.ready_to_bill_count)} ${dashboard.ready_to_bill_count === 1 ? "load" : "loads"}`,
              },
            }
          : {})}
        {...(hasBilling ? { href: "/apps/financial/ready-to-bill?is_ready=true" } : {})}
      />
    </Figures>
  );
}
