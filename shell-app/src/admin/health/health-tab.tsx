import { useApiQuery } from "@haul/platform";
import { SimpleGrid, Stack } from "@haul/ui/core";
import { LoadingState, PageHeader, QueryStates, TabRow } from "@haul/ui/data";
import { AdminTabs } from "../admin-tabs";
import { Integrations } from "./integrations";
import { JobQueue } from "./job-queue";
import { OpenJobs } from "./open-jobs";
import { REFRESH_EVERY } from "./refresh-every";
import { Storage } from "./storage";

/** As high as what comes, so that the jobs below keep their place. */
const OUTLINE_LINES = 24;

/** Whether everything runs: background jobs, integrations, storage. */
export function HealthTab() {
  const health = useApiQuery("/api/system_health", {}, { refetchInterval: REFRESH_EVERY });
  return (
    <>
      <PageHeader
        title="Health"
        isTight="tabs"
        description="Background jobs, the services that your company's work depends on, and the storage in use."
      />
      <TabRow>
        <AdminTabs active="health" />
      </TabRow>
      <Stack>
        <QueryStates query={health} loading={<LoadingState lines={OUTLINE_LINES} />}>
          {(data) => (
            <>
              <SimpleGrid cols={{ base: 1, lg: 2 }}>
                <Integrations integrations={data.integrations} />
                <Storage storage={data.storage} total={data.stored_bytes} />
              </SimpleGrid>
              <JobQueue queue={data.queue} lastFinishedAt={data.last_finished_at} />
            </>
          )}
        </QueryStates>
        <OpenJobs />
      </Stack>
    </>
  );
}
