import { useHasSection } from "@haul/platform";
import { counted } from "@haul/platform/records";
import { Figure, Figures, type FigureProps } from "@haul/ui/data";
import { formatDuration, formatMiles, formatMoney, formatMoneyShort, formatNumber } from "@haul/ui/format";
import { LOAD, TRUCK } from "../words";
import type { AnalyticsDashboard } from "./analytics.page";
import { awaited, comparedWith } from "./compare";
import { rowsBehind } from "./rows-behind";
import { Sparkline } from "./sparkline";

type Week = AnalyticsDashboard["weeks"][number];

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
  /** A figure over miles says for how many of the loads they are known. */
  const known = (count: number | undefined): Required<Pick<FigureProps, "comparison">> => ({
    comparison:
      analytics && count !== undefined
        ? { text: `${formatNumber(count)} of ${formatNumber(analytics.delivered_count)} loads` }
        : awaited("000 of 000 loads"),
  });
  const byWeek = (pick: (week: Week) => number | undefined, show: (value: number) => string) =>
    analytics ? { picture: <Sparkline values={analytics.weeks.map(pick)} show={show} /> } : {};
  const tonu = analytics?.tonu_cents ?? 0;
  return (
    <Figures label="Figures of the period" perRow={6}>
      <Figure
        label="Revenue"
        value={of((all) => all.revenue_cents, money)}
        definition="What customers agreed to pay for the loads delivered in the period and for trucks ordered and not used in it, compared with as many days before."
        comparison={
          analytics
            ? comparedWith(analytics.revenue_cents, analytics.previous_revenue_cents, "the period before")
            : awaited("+00.0% vs the period before")
        }
        {...byWeek((week) => week.revenue_cents, money)}
        {...rows}
      />
      <Figure
        label="TONU"
        value={of((all) => all.tonu_cents, money)}
        definition="The part of the revenue that is for trucks ordered and not used."
        {...(analytics && tonu !== 0
          ? {
              comparison: {
                text: counted(analytics.tonu_count, LOAD),
              },
            }
          : {})}
      />
      <Figure
        label="Waiting for customers"
        value={of((all) => all.pending_cents, money)}
        definition="Charges of these loads that their customers have not agreed to yet; not part of the revenue."
      />
      <Figure
        label="Loads delivered"
        value={of((all) => all.delivered_count, formatNumber)}
        definition="Loads whose truck left the last stop in the period."
        {...byWeek((week) => week.delivered_count, formatNumber)}
        {...rows}
      />
      <Figure
        label="RPM, all miles"
        value={of((all) => all.rate_per_mile_all, rate)}
        definition="Of the loads whose loaded and empty miles are known: revenue ÷ (loaded + empty miles)."
        {...known(analytics?.with_all_miles_count)}
      />
      <Figure
        label="RPM, loaded"
        value={of((all) => all.rate_per_mile_loaded, rate)}
        definition="Of the loads whose loaded miles are known: revenue ÷ loaded miles."
        {...known(analytics?.with_loaded_miles_count)}
      />
      <Figure
        label="Deadhead"
        value={of((all) => all.deadhead_percent, percent)}
        definition="Of the loads whose loaded and empty miles are known: empty miles ÷ all miles."
        {...known(analytics?.with_all_miles_count)}
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
        {...byWeek(({ on_time_delivery_percent: share }) => (share === undefined ? undefined : Number(share)), percent)}
      />
      <Figure
        label="Average haul"
        value={of((all) => all.average_haul_miles, miles)}
        definition="Loaded miles ÷ loads whose loaded miles are known."
        {...known(analytics?.with_loaded_miles_count)}
      />
      <Figure
        label="Average dwell"
        value={of((all) => all.average_dwell_minutes, formatDuration)}
        definition="Departure − arrival, over all stops whose times are known; estimated and doubtful ones count once they are confirmed."
      />
      <Figure
        label="Revenue per truck per week"
        value={of((all) => all.revenue_per_truck_per_week_cents, money)}
        definition="Revenue ÷ trucks of the fleet, including idle ones ÷ weeks of the period."
        comparison={analytics ? { text: counted(analytics.truck_count, TRUCK) } : awaited("00 trucks")}
      />
    </Figures>
  );
}
