import { useState, type ReactNode } from "react";
import type { Noun } from "@haul/platform/records";
import { Anchor, Button, Group, List, Paper, Stack, Table, Text, UiLink, useIsPhone } from "@haul/ui/core";
import { DescriptionList, Panel } from "@haul/ui/data";
import { Day } from "@haul/ui/freight";
import type { MergeField, Twin } from "./merge-rows";

export interface DuplicateGroupProps<Row extends Twin> {
  rows: readonly Row[];
  /** Why they look alike, each a sentence. */
  reasons: readonly string[];
  noun: Noun;
  /** What tells them apart, between the name and the day they were entered on. */
  columns: readonly MergeField<Row>[];
  hrefOf: (row: Row) => string;
  mayMerge: boolean;
  dialog: (survivor: Row, merged: Row, close: () => void) => ReactNode;
}

/** Records that are perhaps one, with the reasons; a person chooses the one to keep. */
export function DuplicateGroup<Row extends Twin>(props: DuplicateGroupProps<Row>) {
  const { rows, reasons, noun, columns, hrefOf, mayMerge, dialog } = props;
  const [keptId, setKeptId] = useState(rows[0]?.id);
  const [merging, setMerging] = useState<Row | null>(null);
  const kept = rows.find(({ id }) => id === keptId) ?? rows[0];
  const isPhone = useIsPhone();
  if (!kept) return null;
  const keepButton = (row: Row) => (
    <Button
      size="xs"
      variant={row.id === kept.id ? "light" : "default"}
      aria-pressed={row.id === kept.id}
      aria-label={`Keep ${row.name}`}
      onClick={() => setKeptId(row.id)}
    >
      {row.id === kept.id ? "Keeping" : "Keep"}
    </Button>
  );
  const mergeButton = (row: Row) =>
    row.id !== kept.id && (
      <Button
        size="xs"
        variant="default"
        aria-label={`Merge ${row.name} into ${kept.name}`}
        onClick={() => setMerging(row)}
      >
        Merge…
      </Button>
    );
  return (
    <Panel title={kept.name}>
      <List size="md" mb="xs">
        {reasons.map((reason) => (
          <List.Item key={reason}>{reason}</List.Item>
        ))}
      </List>
      {isPhone ? (
        <Stack gap="sm">
          {rows.map((row) => (
            <Paper key={row.id} p="sm">
              <Anchor component={UiLink} href={hrefOf(row)} fw={600}>
                {row.name}
              </Anchor>
              <DescriptionList
                items={[
                  ...columns.map(({ label, of }) => ({ label, value: of(row) })),
                  { label: "Added", value: <Day on={row.created_at.slice(0, 10)} /> },
                ]}
              />
              {mayMerge && (
                <Group gap="xs" mt="xs">
                  {keepButton(row)}
                  {mergeButton(row)}
                </Group>
              )}
            </Paper>
          ))}
        </Stack>
      ) : (
        <Table.ScrollContainer minWidth={560}>
          <Table aria-label={`${noun.heading} like ${kept.name}`}>
            <Table.Thead>
              <Table.Tr>
                {mayMerge && <Table.Th>Keep</Table.Th>}
                <Table.Th>{noun.title}</Table.Th>
                {columns.map(({ label }) => (
                  <Table.Th key={label}>{label}</Table.Th>
                ))}
                <Table.Th>Added</Table.Th>
                {mayMerge && <Table.Th />}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((row) => (
                <Table.Tr key={row.id}>
                  {mayMerge && <Table.Td>{keepButton(row)}</Table.Td>}
                  <Table.Td>
                    <Anchor component={UiLink} href={hrefOf(row)}>
                      {row.name}
                    </Anchor>
                  </Table.Td>
                  {columns.map(({ label, of }) => (
                    <Table.Td key={label}>{of(row) ?? "–"}</Table.Td>
                  ))}
                  <Table.Td>
                    <Day on={row.created_at.slice(0, 10)} />
                  </Table.Td>
                  {mayMerge && (
                    <Table.Td>
                      <Group justify="flex-end">{mergeButton(row)}</Group>
                    </Table.Td>
                  )}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {!mayMerge && <Text c="dimmed">Ask someone who can edit {noun.many} to merge them.</Text>}
      {merging && dialog(kept, merging, () => setMerging(null))}
    </Panel>
  );
}

/** Those whose names a reason's sentence begins with: `A and B`. */
export function namesOf(ids: readonly string[], rows: readonly Twin[]): string {
  const names = rows.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return new Intl.ListFormat("en-US").format(names);
}
