import { lazyPart, useApiQuery, useCan, usePageTitle, type ApiData } from "@haul/platform";
import { PageHeader, QueryStates } from "@haul/ui/data";
import { RelativeTime } from "@haul/ui/freight";
import { Glance } from "./glance";
import { Activity, ExpiringPapers, LoadsByStatus } from "./operations-panels";
import { Exceptions } from "./operations-exceptions";
import { MoneyFigures, TodayFigures } from "./operations-figures";
import classes from "./dashboard.module.css";

export type OperationsDashboard = ApiData<"/api/dashboard/operations", "get">;

const Welcome = lazyPart(() => import("../first-steps/welcome"));

/** Often enough to dispatch by, seldom enough not to matter. */
const REFRESH_MS = 60_000;

/** Today at a glance, and this week's money. */
export default function OperationsPage() {
  usePageTitle("Operations & cash");
  const query = useApiQuery("/api/dashboard/operations", undefined, { refetchInterval: REFRESH_MS });
  if (useIsNewCompany(query.data)) return <Welcome />;
  return (
    <>
      <PageHeader
        title="Operations & cash"
        description={
          query.data ? (
            <>
              Today at a glance, counted <RelativeTime at={query.data.as_of} zone={query.data.time_zone} />.
            </>
          ) : (
            "Today at a glance."
          )
        }
      />
      {!query.error && <TodayFigures dashboard={query.data} />}
      {!query.error && <MoneyFigures dashboard={query.data} />}
      {!query.error && <Glance dashboard={query.data} />}
      <QueryStates query={query}>
        {(dashboard) => (
          <>
            <Exceptions loads={dashboard.exceptions} />
            <div className={classes.columns}>
              <LoadsByStatus counts={dashboard.status_counts} />
              <ExpiringPapers papers={dashboard.expiring_papers} />
              <Activity entries={dashboard.recent_activity} />
            </div>
          </>
        )}
      </QueryStates>
    </>
  );
}

/** A company without a load has nothing to count yet. Asked only while none is open. */
function useIsNewCompany(dashboard: OperationsDashboard | undefined): boolean {
  const mayRead = useCan("loads:read");
  const isQuiet = dashboard?.status_counts.length === 0;
  const { data } = useApiQuery("/api/loads", { params: { query: { limit: 1 } } }, { enabled: isQuiet && mayRead });
  return isQuiet && data?.total_count === 0;
}
