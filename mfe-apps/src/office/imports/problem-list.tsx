import { useId, useState } from "react";
import { Button, Group, Table, Text, UiLink } from "@haul/ui/core";
import { IconChevronDown, IconChevronUp } from "@haul/ui/icons";
import { KINDS, count, rowCount, type ImportKind } from "./import-words";
import type { ImportRow } from "./imports.queries";
import type { ProblemGroup } from "./problem-groups";
import classes from "./problem-list.module.css";

/** Values and rows of a group that are shown at first; the others on request. */
const FIRST_VALUES = 5;
const FIRST_ROWS = 20;
const MORE_ROWS = 100;

interface ProblemListProps {
  kind: ImportKind;
  title: string;
  groups: readonly ProblemGroup[];
}

/** One line for each problem: its column, what is wrong, the values that cause it, and the rows that have it. */
export function ProblemList({ kind, title, groups }: ProblemListProps) {
  return (
    // Safari takes a list without bullets for none, unless the role says so.
    <ul role="list" aria-label={title} className={classes.list}>
      {groups.map((group) => (
        <Problem key={group.key} kind={kind} group={group} />
      ))}
    </ul>
  );
}

function Problem({ kind, group }: { kind: ImportKind; group: ProblemGroup }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { title, message, rows, values } = group;
  const [only] = rows;
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <li className={classes.group}>
      <div className={classes.head}>
        <div className={classes.words}>
          <div id={`${id}-problem`}>
            {title !== "" && <Text fw={500}>{title}</Text>}
            <Text>{message}</Text>
          </div>
          {values.length > 1 && <Values values={values} />}
        </div>
        {rows.length === 1 && only ? (
          <Text>
            Row {only.row.row_number} · <Name kind={kind} row={only.row} />
          </Text>
        ) : (
          <Button
            variant="subtle"
            rightSection={<Chevron size={16} aria-hidden />}
            aria-expanded={isOpen}
            aria-controls={`${id}-rows`}
            aria-describedby={`${id}-problem`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? "Hide" : "Show"} {rowCount(rows.length)}
          </Button>
        )}
      </div>
      <div id={`${id}-rows`}>{isOpen && <Rows kind={kind} group={group} labelledBy={`${id}-problem`} />}</div>
    </li>
  );
}

function Values({ values }: Pick<ProblemGroup, "values">) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? values : values.slice(0, FIRST_VALUES);
  return (
    <>
      <ul role="list" aria-label="Values" className={classes.values}>
        {shown.map(({ text, rows }) => (
          <li key={text}>
            <Text span fw={500}>
              {text}
            </Text>{" "}
            <Text span c="dimmed">
              {rowCount(rows)}
            </Text>
          </li>
        ))}
      </ul>
      {shown.length < values.length && (
        <Button variant="subtle" size="xs" onClick={() => setWhole(true)}>
          Show all {count(values.length)} values
        </Button>
      )}
    </>
  );
}

function Rows({ kind, group, labelledBy }: { kind: ImportKind; group: ProblemGroup; labelledBy: string }) {
  const [most, setMost] = useState(FIRST_ROWS);
  const { rows, values } = group;
  const hasValues = values.length > 1;
  return (
    <>
      <Table aria-labelledby={labelledBy} mt="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th ta="end">Row</Table.Th>
            <Table.Th tt="capitalize">{KINDS[kind].one}</Table.Th>
            {hasValues && <Table.Th>Value</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.slice(0, most).map(({ row, value }) => (
            <Table.Tr key={row.id}>
              <Table.Td ta="end">{row.row_number}</Table.Td>
              <Table.Td>
                <Name kind={kind} row={row} />
              </Table.Td>
              {hasValues && <Table.Td>{value}</Table.Td>}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {rows.length > most && (
        <Group justify="center">
          <Button variant="subtle" onClick={() => setMost(most + MORE_ROWS)}>
            Show more of {rowCount(rows.length)}
          </Button>
        </Group>
      )}
    </>
  );
}

function Name({ kind, row }: { kind: ImportKind; row: ImportRow }) {
  return row.record ? <UiLink href={KINDS[kind].record(row.record.id)}>{row.record.name}</UiLink> : row.label;
}
