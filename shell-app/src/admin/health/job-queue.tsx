import type { ApiData } from "@haul/platform";
import { Text } from "@haul/ui/core";
import { type Column, DataTable, EmptyState, listOfAll, Panel } from "@haul/ui/data";
import { formatNumber } from "@haul/ui/format";
import { RelativeTime, ToneBadge } from "@haul/ui/freight";
import { IconCircleCheck } from "@haul/ui/icons";
import { JOB_STATES } from "../../words";

type JobCount = ApiData<"/api/system_health", "get">["queue"][number];

const counted = (state: Exclude<keyof typeof JOB_STATES, "dismissed">): Column<JobCount> => ({
  key: state,
  title: JOB_STATES[state].word,
  align: "end",
  render: (row) => {
    const count = row[`${state}_count`];
    if (count === 0) return undefined;
    const isTrouble = state === "failed" || state === "retrying";
    return isTrouble ? <ToneBadge tone={JOB_STATES[state].tone}>{formatNumber(count)}</ToneBadge> : formatNumber(count);
  },
});

const COLUMNS: readonly Column<JobCount>[] = [
  { key: "title", title: "Job", isWrapping: true, render: ({ title }) => title },
  counted("failed"),
  counted("retrying"),
  counted("running"),
  counted("waiting"),
  counted("scheduled"),
];

interface JobQueueProps {
  readonly queue: readonly JobCount[];
  readonly lastFinishedAt: string | undefined;
}

/** How many jobs of each kind wait, run or failed. */
export function JobQueue({ queue, lastFinishedAt }: JobQueueProps) {
  return (
    <Panel
      title="Job queue"
      action={
        lastFinishedAt !== undefined && (
          <Text size="sm" c="dimmed">
            Last job finished <RelativeTime at={lastFinishedAt} />
          </Text>
        )
      }
    >
      <DataTable
        label="Job queue"
        list={listOfAll(queue)}
        columns={COLUMNS}
        rowId={({ kind }) => kind}
        isInline
        empty={
          <EmptyState icon={IconCircleCheck} title="The queue is empty">
            All background work is done.
          </EmptyState>
        }
      />
    </Panel>
  );
}
