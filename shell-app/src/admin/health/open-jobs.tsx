import { type ApiData, urlChoice, useApiMutation, useApiPages, useCan, useUrlState } from "@haul/platform";
import { Button, confirm, Group, SegmentedControl, toast } from "@haul/ui/core";
import { type Column, DataTable, EmptyState, listOf, Panel } from "@haul/ui/data";
import { RelativeTime, StatusBadge } from "@haul/ui/freight";
import { IconCircleCheck } from "@haul/ui/icons";
import { JOB, JOB_STATES } from "../../words";
import { REFRESH_EVERY } from "./refresh-every";

type Job = ApiData<"/api/jobs", "get">["items"][number];

const SHOWN = ["failed", "retrying", "running", "waiting", "scheduled"] as const;
const STATE = { jobs: urlChoice(SHOWN, "failed") };
const CHANGED = { invalidates: ["/api/jobs", "/api/system_health"] } as const;

const COLUMNS: readonly Column<Job>[] = [
  { key: "title", title: "Job", render: ({ title }) => title },
  { key: "about", title: "About", isWrapping: true, render: ({ about }) => about },
  {
    key: "state",
    title: "Status",
    card: "badge",
    render: ({ state }) => <StatusBadge kind={JOB_STATES} status={state} />,
  },
  { key: "problem", title: "Last error", isWrapping: true, render: ({ problem }) => problem },
  { key: "when", title: "When", render: (job) => <RelativeTime at={job.failed_at ?? job.run_after} /> },
];

const ACTIONS: Column<Job> = { key: "actions", title: "", align: "end", render: (job) => <JobActions job={job} /> };

/** Jobs one by one; those that failed can be tried again or dismissed. */
export function OpenJobs() {
  const [{ jobs: state }, setState] = useUrlState(STATE);
  const mayWrite = useCan("health:write");
  const list = listOf(useApiPages("/api/jobs", { params: { query: { state } } }, { refetchInterval: REFRESH_EVERY }));
  return (
    <Panel
      title={JOB.heading}
      action={
        <SegmentedControl
          aria-label="Jobs shown"
          size="xs"
          value={state}
          onChange={(value) => {
            setState({ jobs: value });
          }}
          data={SHOWN.map((value) => ({ value, label: JOB_STATES[value].word }))}
        />
      }
    >
      <DataTable
        label={JOB.heading}
        list={list}
        columns={mayWrite ? [...COLUMNS, ACTIONS] : COLUMNS}
        rowId={({ id }) => id}
        isInline
        empty={
          <EmptyState icon={IconCircleCheck} title={state === "failed" ? "No failed jobs" : "No such jobs now"}>
            {state === "failed"
              ? "A failed job is retried for about four hours, then listed here."
              : "Jobs appear here while they wait or run."}
          </EmptyState>
        }
      />
    </Panel>
  );
}

function JobActions({ job }: { job: Job }) {
  const retry = useApiMutation("post", "/api/jobs/{job_id}/retry", CHANGED);
  const dismiss = useApiMutation("post", "/api/jobs/{job_id}/dismiss", CHANGED);
  // Several jobs do the same for different people.
  const name = job.about ? `${job.title}: ${job.about}` : job.title;
  const target = { params: { path: { job_id: job.id } } };
  const onError = (error: unknown) => {
    toast.error(error);
  };
  const askToDismiss = async () => {
    const isSure = await confirm({
      title: `Dismiss “${name}”?`,
      body: "It will not be retried, and its details are deleted. This can't be undone.",
      action: "Dismiss job",
      isDestructive: true,
    });
    if (isSure) dismiss.mutate(target, { onError });
  };
  if (job.state !== "failed" && job.state !== "retrying") return null;
  return (
    <Group gap="xs" justify="flex-end" wrap="nowrap">
      <Button
        size="compact-sm"
        variant="default"
        loading={retry.isPending}
        aria-label={`Retry ${name}`}
        onClick={() => {
          retry.mutate(target, {
            onError,
            onSuccess: () => {
              toast.success("The job runs again in a moment.");
            },
          });
        }}
      >
        Retry
      </Button>
      {job.state === "failed" && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          loading={dismiss.isPending}
          aria-label={`Dismiss ${name}`}
          onClick={() => void askToDismiss()}
        >
          Dismiss
        </Button>
      )}
    </Group>
  );
}
