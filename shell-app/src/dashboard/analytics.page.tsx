import { Suspense } from "react";
import {
  findCustomer,
  findDriver,
  findTerminal,
  findTruck,
  searchCustomers,
  searchDrivers,
  searchTerminals,
  searchTrucks,
  useApiQuery,
  useHasSection,
  usePageTitle,
  useSession,
  useUrlState,
  urlChoice,
  type ApiData,
} from "@haul/platform";
import { useLatestParams } from "@haul/platform/lists";
import { ActionIcon, Button, SegmentedControl, Skeleton, Text, UiLink, useIsPhone } from "@haul/ui/core";
import { EmptyState, FilterBar, PageHeader, Panel, PartBoundary, QueryStates, type Filter } from "@haul/ui/data";
import { formatDate, localZone, wallClock } from "@haul/ui/format";
import { IconArrowDown, IconArrowUp, IconChartBar } from "@haul/ui/icons";
import { Costs } from "./analytics-costs";
import { AnalyticsFigures } from "./analytics-figures";
import { AnalyticsMenu } from "./analytics-menu";
import { AnalyticsOutline } from "./analytics-outline";
import { CustomerTable, DriverTable, FacilityTable, LaneTable, MarginTable } from "./analytics-tables";
import { hasLoads, WEEKS_CHART } from "./analytics-tiles";
import { CHART_HEIGHT, TALL_CHART_HEIGHT } from "./chart-height";
import { useResizeTile, useTiles } from "./dashboard.queries";
import { LazyWeeksChart } from "./lazy-weeks-chart";
import { daysIn, DEFAULT_PRESET, PRESETS, rangeOf } from "./range";
import type { Chosen } from "./rows-behind";
import { isTall } from "./tile-order";
import classes from "./dashboard.module.css";

export type AnalyticsDashboard = ApiData<"/api/dashboard/analytics", "get">;

const STATE = {
  period: urlChoice(
    PRESETS.map(({ value }) => value),
    DEFAULT_PRESET,
  ),
};

const FILTERS: Filter[] = [
  { kind: "days", name: "days", label: "Days" },
  { kind: "record", name: "terminal_id", label: "Terminal", search: searchTerminals, resolve: findTerminal },
  { kind: "record", name: "driver_id", label: "Driver", search: searchDrivers, resolve: findDriver },
  { kind: "record", name: "truck_id", label: "Truck", search: searchTrucks, resolve: findTruck },
  { kind: "record", name: "customer_id", label: "Customer", search: searchCustomers, resolve: findCustomer },
];

/** The parameters of days of one's own. */
const DAYS = ["days_from", "days_to"] as const;
const WHOSE = ["terminal_id", "driver_id", "truck_id", "customer_id"] as const;

/** Whose loads the address asks for. */
function chosenIn(params: URLSearchParams): Chosen {
  const chosen: Chosen = {};
  for (const name of WHOSE) {
    const id = params.get(name);
    if (id) chosen[name] = id;
  }
  return chosen;
}

/** What the weeks brought: revenue, service, lanes, customers, facilities. */
export default function AnalyticsPage() {
  usePageTitle("Analytics");
  const [{ period }, setState] = useUrlState(STATE);
  const zone = useSession()?.company?.time_zone ?? localZone();
  const [params, setParams] = useLatestParams();
  const days = daysIn(params, wallClock(new Date(), zone).slice(0, 10));
  const range = days ?? rangeOf(period, zone);
  const chosen = chosenIn(params);
  const query = useApiQuery("/api/dashboard/analytics", { params: { query: { ...range, ...chosen } } });
  const isPhone = useIsPhone();
  const tools = (
    <>
      <SegmentedControl
        aria-label="Period"
        classNames={{ label: classes.period ?? "" }}
        data={[...PRESETS]}
        value={days ? "" : period}
        onChange={(value) => {
          // A preset takes the place of days of one's own.
          setParams((latest) => without(latest, DAYS), { replace: true });
          setState({ period: value as typeof period }, { replace: true });
        }}
      />
      <AnalyticsMenu analytics={query.data} zone={zone} />
    </>
  );
  return (
    <>
      <PageHeader
        title="Analytics"
        description={
          `Loads delivered from ${formatDate(range.from)} to ${formatDate(range.to)}.` +
          (query.data && !isQuiet(query.data) && !hasLoads(query.data.previous)
            ? " The period before had none to compare with."
            : "")
        }
        action={!isPhone && tools}
      />
      {/* On a phone one line holds them all. */}
      <FilterBar filters={FILTERS} params={params} onParamsChange={setParams} start={isPhone && tools} />
      {!query.error && !(query.data && isQuiet(query.data)) && (
        <AnalyticsFigures analytics={query.data} chosen={chosen} />
      )}
      <QueryStates query={query} loading={<AnalyticsOutline />}>
        {(analytics) =>
          isQuiet(analytics) ? (
            <NothingDelivered
              isFiltered={Object.keys(chosen).length > 0}
              onClear={() => setParams((latest) => without(latest, WHOSE), { replace: true })}
            />
          ) : (
            <div className={classes.stack}>
              <Weeks analytics={analytics} />
              <div className={classes.columns} data-uneven>
                <Costs cost={analytics.cost} previous={analytics.previous.cost} currency={analytics.currency} />
                <DriverTable drivers={analytics.drivers} {...around(analytics, chosen)} />
              </div>
              {analytics.most_margin.length > 0 && (
                <div className={classes.columns}>
                  <MarginTable
                    title="Loads that made the most"
                    loads={analytics.most_margin}
                    currency={analytics.currency}
                  />
                  {analytics.least_margin.length > 0 && (
                    <MarginTable
                      title="Loads that made the least"
                      loads={analytics.least_margin}
                      currency={analytics.currency}
                    />
                  )}
                </div>
              )}
              <div className={classes.columns}>
                <CustomerTable customers={analytics.customers} {...around(analytics, chosen)} />
                <LaneTable lanes={analytics.lanes} {...around(analytics, chosen)} />
              </div>
              <FacilityTable facilities={analytics.facilities} range={analytics} chosen={chosen} />
            </div>
          )
        }
      </QueryStates>
    </>
  );
}

/** Revenue by week, as high as the person wants it. */
function Weeks({ analytics: { weeks, to, currency } }: { analytics: AnalyticsDashboard }) {
  const tiles = useTiles();
  const resize = useResizeTile();
  const { key, label } = WEEKS_CHART;
  if (tiles.hidden.includes(key)) return null;
  const isHigh = isTall(tiles, key);
  const height = isHigh ? TALL_CHART_HEIGHT : CHART_HEIGHT;
  return (
    <Panel
      title={label}
      action={
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={isHigh ? "Make the chart lower" : "Make the chart higher"}
          onClick={() => void resize("tall", key)}
        >
          {isHigh ? <IconArrowUp size={16} aria-hidden /> : <IconArrowDown size={16} aria-hidden />}
        </ActionIcon>
      }
    >
      {weeks.some(({ revenue_cents: cents }) => cents !== 0) ? (
        <PartBoundary title="The chart could not be shown">
          <Suspense fallback={<Skeleton height={height} />}>
            <LazyWeeksChart weeks={weeks} to={to} currency={currency} height={height} />
          </Suspense>
        </PartBoundary>
      ) : (
        <Text c="dimmed">No loads were delivered in this period.</Text>
      )}
    </Panel>
  );
}

const around = ({ from, to, currency }: AnalyticsDashboard, chosen: Chosen) => ({
  range: { from, to },
  chosen,
  currency,
});

function without(params: URLSearchParams, names: readonly string[]): URLSearchParams {
  const rest = new URLSearchParams(params);
  for (const name of names) rest.delete(name);
  return rest;
}

/** Nothing was earned in the period or before it, and nothing waits: every figure would be a zero or a dash. */
function isQuiet({ delivered_count, revenue_cents, previous_revenue_cents, pending_cents }: AnalyticsDashboard) {
  return [delivered_count, revenue_cents, previous_revenue_cents, pending_cents].every((figure) => figure === 0);
}

function NothingDelivered({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const opensLoads = useHasSection("loads");
  if (isFiltered)
    return (
      <EmptyState
        icon={IconChartBar}
        title="No loads match"
        action={
          <Button variant="default" onClick={onClear}>
            Clear filters
          </Button>
        }
      >
        No loads that match your filters were delivered in this period.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={IconChartBar}
      title="Nothing delivered in this period"
      action={
        opensLoads && (
          <Button component={UiLink} href="/apps/loads" variant="default">
            Go to loads
          </Button>
        )
      }
    >
      Revenue, rates, on-time delivery and dwell at facilities appear here after the first delivered load.
    </EmptyState>
  );
}
