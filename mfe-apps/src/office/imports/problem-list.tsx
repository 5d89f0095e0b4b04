import { useId, useState, type ReactNode } from "react";
import { Button, Group, Table, Text, UiLink } from "@haul/ui/core";
import { IconChevronDown, IconChevronUp } from "@haul/ui/icons";
import { IMPORTED } from "../../words";
import { KINDS, count, rowCount, type ImportKind } from "./import-kinds";
import type { ImportRow } from "./imports.queries";
import { useNewRecords } from "./named-records";
import type { ProblemGroup } from "./problem-groups";
import type { Corrections } from "./use-corrections";
import { ValueCorrection } from "./value-correction";
import classes from "./problem-list.module.css";

/** Values and rows of a group that are shown at first; the others on request. */
const FIRST_VALUES = 5;
const MORE_VALUES = 50;
const FIRST_ROWS = 20;
const MORE_ROWS = 100;

interface ProblemListProps {
  kind: ImportKind;
  title: string;
  groups: readonly ProblemGroup[];
  /** For a file whose values can be corrected in place. */
  corrections: Corrections | undefined;
}

/** One line for each problem: its column, what is wrong, the values that cause it, and the rows that have it. */
export function ProblemList({ kind, title, groups, corrections }: ProblemListProps) {
  const newRecords = useNewRecords();
  return (
    <>
      {/* Safari takes a list without bullets for none, unless the role says so. */}
      <ul role="list" aria-label={title} className={classes.list}>
        {groups.map((group) => (
          <Problem key={group.key} kind={kind} group={group}>
            {corrections ? (
              <CorrectedValues group={group} corrections={corrections} newRecords={newRecords} />
            ) : (
              <Values group={group} />
            )}
          </Problem>
        ))}
      </ul>
      {newRecords.dialog}
    </>
  );
}

function Problem({ kind, group, children }: { kind: ImportKind; group: ProblemGroup; children: ReactNode }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { title, message, rows } = group;
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
        </div>
        {rows.length === 1 && only ? (
          <Text>
            Row {only.row.row_number}&nbsp;· <Name kind={kind} row={only.row} />
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
      {children}
      <div id={`${id}-rows`}>{isOpen && <Rows kind={kind} group={group} labelledBy={`${id}-problem`} />}</div>
    </li>
  );
}

/** Values whose difference is worth seeing; one alone is in the message. */
function Values({ group: { values } }: { group: ProblemGroup }) {
  const { shown, more } = useFirstValues(values);
  if (values.length < 2) return null;
  return (
    <>
      <ul role="list" aria-label="Values" className={classes.values}>
        {shown.map((value) => (
          <li key={value.text}>
            <Value {...value} />
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}

interface CorrectedValuesProps {
  group: ProblemGroup;
  corrections: Corrections;
  newRecords: ReturnType<typeof useNewRecords>;
}

/** Every value with the way to correct it, for problems of a cell. */
function CorrectedValues({ group, corrections, newRecords }: CorrectedValuesProps) {
  const { shown, more } = useFirstValues(group.values);
  const column = corrections.columnOf(group.column);
  if (!column) return <Values group={group} />;
  return (
    <>
      <ul role="list" aria-label="Values" className={classes.corrected}>
        {shown.map((value) => (
          <li key={value.text} className={classes.value}>
            <div className={classes.words}>
              <Value {...value} />
            </div>
            <ValueCorrection column={column} value={value.text} corrections={corrections} newRecords={newRecords} />
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}

function Value({ text, rows }: ProblemGroup["values"][number]) {
  return (
    <>
      <Text span fw={500}>
        {text || "Empty cell"}
      </Text>{" "}
      <Text span c="dimmed">
        {rowCount(rows)}
      </Text>
    </>
  );
}

/** The first values, and the button that shows more of them. */
function useFirstValues(values: ProblemGroup["values"]) {
  const [most, setMost] = useState(FIRST_VALUES);
  const next = most + MORE_VALUES;
  const more = values.length > most && (
    <Button variant="subtle" size="xs" onClick={() => setMost(next)}>
      {next < values.length ? "Show more of" : "Show all"} {count(values.length)} values
    </Button>
  );
  return { shown: values.slice(0, most), more };
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
            <Table.Th ta="end" w="4rem">
              Row
            </Table.Th>
            <Table.Th>{IMPORTED[kind].title}</Table.Th>
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
              {hasValues && <Table.Td>{value || "Empty cell"}</Table.Td>}
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
