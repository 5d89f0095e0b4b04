import { useState } from "react";
import { lazyPart, useApiQuery, useCan, usePageTitle, type ApiData } from "@haul/platform";
import { PageHeader, QueryStates } from "@haul/ui/data";
import { Button } from "@haul/ui/core";
import { localZone } from "@haul/ui/format";
import { RelativeTime } from "@haul/ui/freight";
import { IconAdjustments } from "@haul/ui/icons";
import { ArrangeDrawer } from "./arrange-drawer";
import { Glance } from "./glance";
import { Activity, Approvals, ExpiringPapers, LoadsByStatus } from "./operations-panels";
import { Exceptions } from "./operations-exceptions";
import { FINANCE_TILES, FinanceFigures, ReceivablesByAge } from "./finance-figures";
import { MoneyFigures, OPERATIONS_TILES, TodayFigures } from "./operations-figures";
import classes from "./dashboard.module.css";

export type OperationsDashboard = ApiData<"/api/dashboard/operations", "get">;

const Welcome = lazyPart(() => import("../first-steps/welcome"));
const SampleNotice = lazyPart(() => import("../first-steps/sample-notice"));

/** Often enough to dispatch by, seldom enough not to matter. */
const REFRESH_MS = 60_000;

/** Today at a glance, and this week's money. */
export default function OperationsPage() {
  usePageTitle("Operations & cash");
  const query = useApiQuery("/api/dashboard/operations", undefined, { refetchInterval: REFRESH_MS });
  const sample = query.data?.sample_load;
  const [isArranging, setIsArranging] = useState(false);
  const seesFinance = useCan("invoices:read");
  if (useIsNewCompany(query.data)) return <Welcome sample={sample} />;
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
        action={
          <Button
            variant="default"
            leftSection={<IconAdjustments size={16} aria-hidden />}
            onClick={() => setIsArranging(true)}
          >
            Arrange tiles and email
          </Button>
        }
      />
      {isArranging && (
        <ArrangeDrawer
          tiles={seesFinance ? [...OPERATIONS_TILES, ...FINANCE_TILES] : OPERATIONS_TILES}
          zone={query.data?.time_zone ?? localZone()}
          onClose={() => setIsArranging(false)}
        />
      )}
      {sample && <SampleNotice sample={sample} />}
      {!query.error && <TodayFigures dashboard={query.data} />}
      {!query.error && <MoneyFigures dashboard={query.data} />}
      {!query.error && <FinanceFigures />}
      {!query.error && <Glance dashboard={query.data} />}
      <QueryStates query={query}>
        {(dashboard) => (
          <>
            <Exceptions loads={dashboard.exceptions} />
            <div className={classes.columns}>
              <Approvals approvals={dashboard.approvals} />
              <ReceivablesByAge />
              <div className={classes.highPanel}>
                <ExpiringPapers papers={dashboard.expiring_papers} />
              </div>
              <LoadsByStatus counts={dashboard.status_counts} />
              <Activity entries={dashboard.recent_activity} />
            </div>
          </>
        )}
      </QueryStates>
    </>
  );
}

/** A company without a load of its own has nothing to count yet. Asked only while none but the sample can be open. */
function useIsNewCompany(dashboard: OperationsDashboard | undefined): boolean {
  const mayRead = useCan("loads:read");
  const samples = dashboard?.sample_load ? 1 : 0;
  const openLoads = dashboard?.status_counts.reduce((sum, { count }) => sum + count, 0);
  const isQuiet = openLoads !== undefined && openLoads <= samples;
  const { data } = useApiQuery("/api/loads", { params: { query: { limit: 1 } } }, { enabled: isQuiet && mayRead });
  return isQuiet && data !== undefined && data.total_count <= samples;
}
