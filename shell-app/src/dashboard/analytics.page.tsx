import { Suspense } from "react";
import {
  useApiQuery,
  useHasSection,
  usePageTitle,
  useSession,
  useUrlState,
  urlChoice,
  type ApiData,
} from "@haul/platform";
import { Button, SegmentedControl, Skeleton, Text, UiLink } from "@haul/ui/core";
import { EmptyState, PageHeader, Panel, PartBoundary, QueryStates } from "@haul/ui/data";
import { formatDate, localZone } from "@haul/ui/format";
import { IconChartBar } from "@haul/ui/icons";
import { AnalyticsFigures } from "./analytics-figures";
import { AnalyticsOutline } from "./analytics-outline";
import { CustomerTable, FacilityTable, LaneTable } from "./analytics-tables";
import { CHART_HEIGHT } from "./chart-height";
import { LazyWeeksChart } from "./lazy-weeks-chart";
import { DEFAULT_PRESET, PRESETS, rangeOf } from "./range";
import classes from "./dashboard.module.css";

export type AnalyticsDashboard = ApiData<"/api/dashboard/analytics", "get">;

const STATE = {
  period: urlChoice(
    PRESETS.map(({ value }) => value),
    DEFAULT_PRESET,
  ),
};

/** What the weeks brought: revenue, service, lanes, customers, facilities. */
export default function AnalyticsPage() {
  usePageTitle("Analytics");
  const [{ period }, setState] = useUrlState(STATE);
  const zone = useSession()?.company?.time_zone ?? localZone();
  const range = rangeOf(period, zone);
  const query = useApiQuery("/api/dashboard/analytics", { params: { query: range } });
  return (
    <>
      <PageHeader
        title="Analytics"
        description={`Loads delivered from ${formatDate(range.from)} to ${formatDate(range.to)}.`}
        action={
          <SegmentedControl
            aria-label="Period"
            data={[...PRESETS]}
            value={period}
            onChange={(value) => setState({ period: value }, { replace: true })}
          />
        }
      />
      {!query.error && !(query.data && isQuiet(query.data)) && <AnalyticsFigures analytics={query.data} />}
      <QueryStates query={query} loading={<AnalyticsOutline />}>
        {(analytics) =>
          isQuiet(analytics) ? (
            <NothingDelivered />
          ) : (
            <div className={classes.stack}>
              <Panel title="Revenue by week">
                {analytics.weeks.some(({ revenue_cents: cents }) => cents !== 0) ? (
                  <PartBoundary title="The chart could not be shown">
                    <Suspense fallback={<Skeleton height={CHART_HEIGHT} />}>
                      <LazyWeeksChart weeks={analytics.weeks} to={analytics.to} currency={analytics.currency} />
                    </Suspense>
                  </PartBoundary>
                ) : (
                  <Text c="dimmed">No loads were delivered in this period.</Text>
                )}
              </Panel>
              <div className={classes.columns}>
                <CustomerTable customers={analytics.customers} range={analytics} currency={analytics.currency} />
                <LaneTable lanes={analytics.lanes} range={analytics} currency={analytics.currency} />
              </div>
              <FacilityTable facilities={analytics.facilities} />
            </div>
          )
        }
      </QueryStates>
    </>
  );
}

/** Nothing was earned in the period or before it, and nothing waits: every figure would be a zero or a dash. */
function isQuiet({ delivered_count, revenue_cents, previous_revenue_cents, pending_cents }: AnalyticsDashboard) {
  return [delivered_count, revenue_cents, previous_revenue_cents, pending_cents].every((figure) => figure === 0);
}

function NothingDelivered() {
  const opensLoads = useHasSection("loads");
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
      Revenue, rates, on-time service and waits at facilities appear here with the first delivered load.
    </EmptyState>
  );
}
