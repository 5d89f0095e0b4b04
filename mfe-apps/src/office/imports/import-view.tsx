import { Alert, Button, Group, Progress, Stack, Text, UiLink, confirm, toast } from "@haul/ui/core";
import { Figure, Figures, Panel } from "@haul/ui/data";
import { ToneBadge } from "@haul/ui/freight";
import { IconAlertTriangle, IconArrowBackUp, IconFileUpload } from "@haul/ui/icons";
import { IMPORTED, IMPORT_STATUSES } from "../../words";
import { ImportCorrections } from "./import-corrections";
import { ImportReconciliation } from "./import-reconciliation";
import { ImportProblems } from "./import-problems";
import { KINDS, correctionCount, count, recordCount, rowCount, were } from "./import-kinds";
import { useCommitImport, useRefreshImport, useUndoImport, type Import } from "./imports.queries";
import { useCorrections } from "./use-corrections";

const WARNING = <IconAlertTriangle size={16} aria-hidden />;

/** One import: how far it is, what is wrong, and what can be decided. */
export function ImportView({ data, onAnother }: { data: Import; onAnother: () => void }) {
  const commit = useCommitImport();
  const undo = useUndoImport();
  const corrections = useCorrections(data);
  const refresh = useRefreshImport();
  const params = { path: { import_id: data.id } };
  const words = KINDS[data.kind];
  const records = (number: number) => recordCount(data.kind, number);
  const refuse = (error: unknown) => {
    toast.error(error);
    refresh();
  };

  const start = () =>
    commit.mutate({ params, body: { version: data.version, skips_bad_rows: data.bad_rows > 0 } }, { onError: refuse });
  const takeBack = async () => {
    const agreed = await confirm({
      title: `Undo ${data.file_name}?`,
      body: `${records(data.imported_rows)} will be ${words.undone}`,
      action: "Undo import",
      isDestructive: true,
    });
    if (agreed) undo.mutate({ params, body: { version: data.version } }, { onError: refuse });
  };

  return (
    <Stack gap="lg" maw="60rem">
      <Group justify="space-between" gap="sm">
        <Group gap="sm">
          <Text fw={600} size="lg">
            {data.file_name}
          </Text>
          <ToneBadge tone={IMPORT_STATUSES[data.status].tone}>{IMPORT_STATUSES[data.status].word}</ToneBadge>
        </Group>
        <Button variant="default" leftSection={<IconFileUpload size={16} aria-hidden />} onClick={onAnother}>
          Another file
        </Button>
      </Group>
      {data.problem !== undefined && (
        <Alert color={data.status === "failed" ? "red" : "amber"} role="alert" icon={WARNING}>
          {data.problem}
        </Alert>
      )}
      {data.ignored_columns.length > 0 && (
        <Alert color="amber" icon={WARNING}>
          {data.ignored_columns.length === 1 ? "Column" : "Columns"} not recognized and left out:{" "}
          {data.ignored_columns.join(", ")}.
        </Alert>
      )}
      <Work data={data} />
      {data.status !== "failed" && data.status !== "checking" && <Counts data={data} />}
      {data.status === "checked" && (
        <Panel title="Import">
          <Group justify="space-between" gap="sm">
            <Text>
              {corrections.count > 0
                ? `${correctionCount(corrections.count)} not checked yet. Check again before you import.`
                : advice(data)}
            </Text>
            {data.ready_rows > 0 && (
              <Button onClick={start} loading={commit.isPending} disabled={corrections.count > 0}>
                {data.bad_rows === 0
                  ? `Import ${records(data.ready_rows)}`
                  : `Import ${records(data.ready_rows)}, skip bad rows`}
              </Button>
            )}
          </Group>
        </Panel>
      )}
      {data.status === "imported" && data.imported_rows > 0 && (
        <Panel title="Done">
          <Group justify="space-between" gap="sm">
            <Text>
              {records(data.imported_rows)} {were(data.imported_rows)} {words.made}.
            </Text>
            <Group gap="xs">
              <Button
                variant="default"
                leftSection={<IconArrowBackUp size={16} aria-hidden />}
                onClick={() => void takeBack()}
                loading={undo.isPending}
              >
                Undo
              </Button>
              <Button component={UiLink} href={words.list}>
                Show {IMPORTED[data.kind].many}
              </Button>
            </Group>
          </Group>
        </Panel>
      )}
      {(data.status === "imported" || data.status === "undone") && <ImportReconciliation data={data} />}
      <ImportCorrections data={data} corrections={corrections} />
      <ImportProblems data={data} corrections={corrections} />
    </Stack>
  );
}

/** What can be done with a checked file. */
function advice({ ready_rows, bad_rows }: Import): string {
  if (ready_rows === 0)
    return "No row can be imported. Correct the values below, or correct the file and upload it again.";
  if (bad_rows === 0) return "Every row can be imported.";
  return `${rowCount(bad_rows)} cannot be imported. Correct the values below, leave the rows out now and import them later, or correct the file and upload it again.`;
}

/** The import's progress; leaving the page is fine. */
function Work({ data }: { data: Import }) {
  const work = {
    checking: { words: `Checking the rows: ${count(data.total_rows)} so far.`, share: null },
    importing: {
      words: `Importing: ${count(data.imported_rows)} of ${rowCount(data.ready_rows)}.`,
      share: (data.imported_rows + data.refused_rows) / Math.max(1, data.ready_rows),
    },
    undoing: {
      words: `Undoing: ${count(data.undone_rows)} of ${recordCount(data.kind, data.imported_rows)}.`,
      share: (data.undone_rows + data.kept_rows) / Math.max(1, data.imported_rows),
    },
  }[data.status as "checking" | "importing" | "undoing"] as { words: string; share: number | null } | undefined;
  if (!work) return null;
  return (
    <Stack gap="xs" role="status">
      <Text>{work.words} You can leave this page; you'll be notified when it's done.</Text>
      <Progress value={(work.share ?? 1) * 100} animated={work.share === null} aria-label={work.words} />
    </Stack>
  );
}

function Counts({ data }: { data: Import }) {
  const isOver = data.status === "undoing" || data.status === "undone";
  return (
    <Figures label="Rows">
      <Figure label="Rows" value={count(data.total_rows)} />
      {data.status === "checked" && <Figure label="Can be imported" value={count(data.ready_rows)} />}
      <Figure
        label="Cannot be imported"
        value={count(data.bad_rows)}
        {...(data.bad_rows > 0 ? { tone: "bad" as const } : {})}
      />
      {data.status !== "checked" && <Figure label="Imported" value={count(data.imported_rows)} />}
      {data.refused_rows > 0 && <Figure label="Rejected" value={count(data.refused_rows)} tone="attention" />}
      {isOver && <Figure label="Undone" value={count(data.undone_rows)} />}
      {isOver && data.kept_rows > 0 && <Figure label="Kept" value={count(data.kept_rows)} tone="attention" />}
    </Figures>
  );
}
