import { useHasSection } from "@haul/platform";
import { Figure, Figures } from "@haul/ui/data";
import { formatDuration, formatMiles, formatMoney, formatMoneyShort, formatNumber } from "@haul/ui/format";
import type { AnalyticsDashboard } from "./analytics.page";
import { comparedWith } from "./compare";
import { rowsBehind } from "./rows-behind";

/** What cannot be computed, such as a rate without miles, shows a dash. */
const NONE = "–";

/** The period's figures, each with its formula. */
export function AnalyticsFigures({ analytics }: { analytics: AnalyticsDashboard | undefined }) {
  const opensLoads = useHasSection("loads");
  const rows = opensLoads && analytics ? { href: rowsBehind.delivered(analytics) } : {};
  const of = <T,>(pick: (analytics: AnalyticsDashboard) => T | undefined, show: (value: T) => string) => {
    if (!analytics) return undefined;
    const value = pick(analytics);
    return value === undefined ? NONE : show(value);
  };
  const money = (cents: number) => formatMoneyShort(cents, analytics?.currency);
  const rate = (value: string) => formatMoney(Math.round(Number(value) * 100), analytics?.currency);
  const percent = (value: string | number) => `${Number(value).toFixed(1)}%`;
  const miles = (value: string | number) => formatMiles(Number(value));
  return (
    <Figures label="Figures of the period" perRow={5}>
      <Figure
        label="Revenue"
        value={of((all) => all.revenue_cents, money)}
        definition="Total charges of the loads delivered in the period, compared with as many days before it."
        {...(analytics
          ? { comparison: comparedWith(analytics.revenue_cents, analytics.previous_revenue_cents, "the period before") }
          : {})}
        {...rows}
      />
      <Figure
        label="Loads delivered"
        value={of((all) => all.delivered_count, formatNumber)}
        definition="Loads whose last stop was departed in the period."
        {...rows}
      />
      <Figure
        label="RPM, all miles"
        value={of((all) => all.rate_per_mile_all, rate)}
        definition="Revenue ÷ (loaded + empty miles)."
      />
      <Figure
        label="RPM, loaded"
        value={of((all) => all.rate_per_mile_loaded, rate)}
        definition="Revenue ÷ loaded miles."
      />
      <Figure
        label="Deadhead"
        value={of((all) => all.deadhead_percent, percent)}
        definition="Empty miles ÷ all miles."
      />
      <Figure
        label="On-time pickup"
        value={of((all) => all.on_time_pickup_percent, percent)}
        definition="Arrivals on time ÷ arrivals at pickups with an agreed time."
      />
      <Figure
        label="On-time delivery"
        value={of((all) => all.on_time_delivery_percent, percent)}
        definition="Arrivals on time ÷ arrivals at deliveries with an agreed time."
      />
      <Figure
        label="Average haul"
        value={of((all) => all.average_haul_miles, miles)}
        definition="Loaded miles ÷ loads with miles."
      />
      <Figure
        label="Average dwell"
        value={of((all) => all.average_dwell_minutes, formatDuration)}
        definition="Departure − arrival, over all stops."
      />
      <Figure
        label="Revenue per truck and week"
        value={of((all) => all.revenue_per_truck_per_week_cents, money)}
        definition="Revenue ÷ trucks that delivered something ÷ weeks of the period."
      />
    </Figures>
  );
}
