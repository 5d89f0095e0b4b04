import type { ImportRow } from "./imports.queries";

/** One row that has the problem, and what its cell says; empty for an empty cell. */
export interface AffectedRow {
  row: ImportRow;
  value: string;
}

/** A problem that many rows share. */
export interface ProblemGroup {
  key: string;
  /** The column's key. */
  column: string;
  /** The column's title. */
  title: string;
  /** The problem; `“…”` stands for differing values. */
  message: string;
  /** In the order of the file. */
  rows: readonly AffectedRow[];
  /** What the cells say, most frequent first. */
  values: readonly { text: string; rows: number }[];
}

/** What differs between sentences that say the same, and how it reads for all of them. A sentence of another form stays whole. */
const DIFFERENCES = [
  { pattern: /“.*”/, general: "“…”" },
  { pattern: /^Row \d+(?= has the same )/, general: "Another row" },
  { pattern: /^.+(?= has this .+ already\.$)/, general: "Another record" },
  // What stays after an undo has no cell that tells.
  { pattern: /(?<=^It is on )load .+(?=\.$)/, general: "a load", isValue: true },
];

/** Puts rows with the same problem in the same column together, the most frequent problem first. */
export function groupProblems(rows: readonly ImportRow[]): ProblemGroup[] {
  const found = new Map<string, Found>();
  for (const row of rows) {
    for (const { column, title, message, value } of row.problems) {
      const { general, difference } = generalize(message);
      const key = `${column} ${general}`;
      const group = found.get(key) ?? { column, title, message, rows: new Map<string, AffectedRow>() };
      found.set(key, group);
      if (!group.rows.has(row.id)) group.rows.set(row.id, { row, value: value ?? difference });
      if (group.message !== message) group.message = general;
    }
  }
  return [...found]
    .map(([key, group]) => finished(key, group))
    .sort((one, other) => other.rows.length - one.rows.length || firstRow(one) - firstRow(other));
}

/** A text as the server compares it: case and spaces do not count. */
export const folded = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, " ");

interface Found {
  column: string;
  title: string;
  /** As all rows say it. */
  message: string;
  rows: Map<string, AffectedRow>;
}

function generalize(message: string): { general: string; difference: string } {
  for (const { pattern, general, isValue = false } of DIFFERENCES) {
    const [different] = pattern.exec(message) ?? [];
    if (different !== undefined)
      return { general: message.replace(different, () => general), difference: isValue ? different : "" };
  }
  return { general: message, difference: "" };
}

function finished(key: string, { rows, ...problem }: Found): ProblemGroup {
  const affected = [...rows.values()];
  return { key, ...problem, rows: affected, values: valuesOf(affected) };
}

function valuesOf(rows: readonly AffectedRow[]): ProblemGroup["values"] {
  const counts = new Map<string, { text: string; rows: number }>();
  for (const { value } of rows) {
    const known = counts.get(folded(value)) ?? { text: value, rows: 0 };
    counts.set(folded(value), { ...known, rows: known.rows + 1 });
  }
  return [...counts.values()].sort((one, other) => other.rows - one.rows);
}

const firstRow = ({ rows }: ProblemGroup) => rows[0]?.row.row_number ?? 0;
