import { useMemo } from "react";
import { Button, Group, Text, toast } from "@haul/ui/core";
import { ErrorState, LoadingState, Panel } from "@haul/ui/data";
import { IconDownload } from "@haul/ui/icons";
import { correctionCount, count, rowCount } from "./import-kinds";
import { useForgottenRows, useOpenErrors, useProblemRows, type Import, type ImportRow } from "./imports.queries";
import { groupProblems } from "./problem-groups";
import { ProblemList } from "./problem-list";
import type { Corrections } from "./use-corrections";
import classes from "./problem-list.module.css";

const SECTIONS = [
  { status: "kept", title: "Not undone", rowsOf: (data: Import) => data.kept_rows },
  { status: "refused", title: "Rejected during import", rowsOf: (data: Import) => data.refused_rows },
  { status: "bad", title: "Rows that cannot be imported", rowsOf: (data: Import) => data.bad_rows },
] as const;

/** What is wrong, equal problems as one, and all of it as a file. */
export function ImportProblems({ data, corrections }: { data: Import; corrections: Corrections }) {
  useForgottenRows(data);
  const isCorrectable = data.status === "checked";
  if (data.status === "checking") return null;
  return SECTIONS.filter(({ rowsOf }) => rowsOf(data) > 0).map(({ status, title }) => (
    <Section
      key={status}
      data={data}
      status={status}
      title={title}
      corrections={isCorrectable ? corrections : undefined}
    />
  ));
}

interface SectionProps {
  data: Import;
  status: ImportRow["status"];
  title: string;
  corrections: Corrections | undefined;
}

function Section({ data, status, title, corrections }: SectionProps) {
  const list = useProblemRows(data.id, status);
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
          flex="none"
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
          <ProblemList kind={data.kind} title={title} groups={groups} corrections={corrections} />
          <Unread list={list} read={rows.length} />
          {corrections && <Check corrections={corrections} />}
        </>
      ) : list.error ? (
        <ErrorState error={list.error} onRetry={list.onRetry} />
      ) : (
        <LoadingState label={`Loading: ${title}`} lines={3} />
      )}
    </Panel>
  );
}

function Check({ corrections: { count: chosen, isSending, checkAgain } }: { corrections: Corrections }) {
  return (
    <div className={classes.check}>
      <Text size="sm" role="status">
        {chosen === 0 ? "A correction applies to every row with the same value." : correctionCount(chosen)}
      </Text>
      <Button variant={chosen === 0 ? "default" : "filled"} loading={isSending} onClick={() => checkAgain()}>
        Check again
      </Button>
    </div>
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
