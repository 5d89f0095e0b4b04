import { Button, Group, Stack, Table, Text, UiLink, toast, useIsPhone } from "@haul/ui/core";
import { Panel, listOf } from "@haul/ui/data";
import { IconDownload } from "@haul/ui/icons";
import { KINDS, rowCount, type ImportKind } from "./import-words";
import { useOpenErrors, useProblemRows, type Import, type ImportRow } from "./imports.queries";

const SECTIONS = [
  { state: "kept", title: "Not undone", count: (data: Import) => data.kept_rows },
  { state: "refused", title: "Refused when they were to be imported", count: (data: Import) => data.refused_rows },
  { state: "bad", title: "Rows that cannot be imported", count: (data: Import) => data.bad_rows },
] as const;

/** What is wrong, by row and column, and all of it as a file. */
export function ImportProblems({ data }: { data: Import }) {
  if (data.state === "checking") return null;
  return SECTIONS.filter(({ count }) => count(data) > 0).map(({ state, title }) => (
    <Section key={state} data={data} state={state} title={title} />
  ));
}

function Section({ data, state, title }: { data: Import; state: string; title: string }) {
  const rows = listOf(useProblemRows(data.id, state));
  const open = useOpenErrors();
  const isPhone = useIsPhone();
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
      {isPhone ? (
        <Cards kind={data.kind} rows={rows.rows ?? []} />
      ) : (
        <Rows kind={data.kind} title={title} rows={rows.rows ?? []} />
      )}
      {rows.hasMore && (
        <Group justify="center" mt="sm">
          <Button variant="subtle" onClick={rows.onLoadMore} loading={rows.isLoadingMore}>
            Show more of {rowCount(rows.total ?? 0)}
          </Button>
        </Group>
      )}
    </Panel>
  );
}

function Rows({ kind, title, rows }: { kind: ImportKind; title: string; rows: readonly ImportRow[] }) {
  return (
    <Table aria-label={title}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th ta="end">Row</Table.Th>
          <Table.Th tt="capitalize">{KINDS[kind].one}</Table.Th>
          <Table.Th>Column</Table.Th>
          <Table.Th>Problem</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.flatMap((row) =>
          row.problems.map((problem, index) => (
            <Table.Tr key={`${row.id} ${index}`}>
              <Table.Td ta="end">{index === 0 && row.row_number}</Table.Td>
              <Table.Td>{index === 0 && <Name kind={kind} row={row} />}</Table.Td>
              <Table.Td>{problem.title}</Table.Td>
              <Table.Td>{problem.message}</Table.Td>
            </Table.Tr>
          )),
        )}
      </Table.Tbody>
    </Table>
  );
}

function Cards({ kind, rows }: { kind: ImportKind; rows: readonly ImportRow[] }) {
  return (
    <Stack gap="sm">
      {rows.map((row) => (
        <div key={row.id}>
          <Text fw={500}>
            Row {row.row_number} · <Name kind={kind} row={row} />
          </Text>
          {row.problems.map((problem, index) => (
            <Text key={`${problem.column} ${index}`} size="sm">
              {problem.title}: {problem.message}
            </Text>
          ))}
        </div>
      ))}
    </Stack>
  );
}

function Name({ kind, row }: { kind: ImportKind; row: ImportRow }) {
  return row.record ? <UiLink href={KINDS[kind].record(row.record.id)}>{row.record.name}</UiLink> : row.label;
}
