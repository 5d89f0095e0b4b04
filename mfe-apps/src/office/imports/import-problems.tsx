import { useMemo } from "react";
import { Button, Group, Text, toast } from "@haul/ui/core";
import { ErrorState, LoadingState, Panel } from "@haul/ui/data";
import { IconDownload } from "@haul/ui/icons";
import { count, rowCount } from "./import-words";
import { useOpenErrors, useProblemRows, type Import } from "./imports.queries";
import { groupProblems } from "./problem-groups";
import { ProblemList } from "./problem-list";

const SECTIONS = [
  { state: "kept", title: "Not undone", rowsOf: (data: Import) => data.kept_rows },
  { state: "refused", title: "Rejected during import", rowsOf: (data: Import) => data.refused_rows },
  { state: "bad", title: "Rows that cannot be imported", rowsOf: (data: Import) => data.bad_rows },
] as const;

/** What is wrong, equal problems as one, and all of it as a file. */
export function ImportProblems({ data }: { data: Import }) {
  if (data.state === "checking") return null;
  return SECTIONS.filter(({ rowsOf }) => rowsOf(data) > 0).map(({ state, title }) => (
    <Section key={state} data={data} state={state} title={title} />
  ));
}

function Section({ data, state, title }: { data: Import; state: string; title: string }) {
  const list = useProblemRows(data.id, state);
  const { rows, pages } = list;
  const groups = useMemo(() => groupProblems(pages?.flatMap(({ items }) => items) ?? []), [pages]);
  const open = useOpenErrors();
  const download = () =>
    open.mutate(
      { params: { path: { import_id: data.id } } },
      { onSuccess: ({ url }) => void window.open(url, "_self"), onError: (error) => toast.error(error) },
    );
  return (
    <Panel
      title={title}
      action={
        <Button
          variant="default"
          size="xs"
          leftSection={<IconDownload size={14} aria-hidden />}
          onClick={download}
          loading={open.isPending}
        >
          Download
        </Button>
      }
    >
      {rows ? (
        <>
          <ProblemList kind={data.kind} title={title} groups={groups} />
          <Unread list={list} read={rows.length} />
        </>
      ) : list.error ? (
        <ErrorState error={list.error} onRetry={list.onRetry} />
      ) : (
        <LoadingState label={`Loading: ${title}`} lines={3} />
      )}
    </Panel>
  );
}

/** Counts are of the rows that were read; it is said when those are not all. */
function Unread({ list, read }: { list: ReturnType<typeof useProblemRows>; read: number }) {
  if (!list.hasMore) return null;
  const total = rowCount(list.total ?? read);
  return (
    <Group justify="space-between" gap="xs" mt="sm">
      <Text size="sm" c="dimmed" role="status">
        {list.isReading ? `Reading: ${count(read)} of ${total}…` : `Grouped from the first ${count(read)} of ${total}.`}
      </Text>
      {!list.isReading && (
        <Button variant="subtle" onClick={list.error ? list.onLoadMore : list.onReadOn} loading={list.isLoadingMore}>
          {list.error ? "Reading failed. Try again" : "Read more rows"}
        </Button>
      )}
    </Group>
  );
}
