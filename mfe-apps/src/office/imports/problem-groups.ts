import type { ImportRow } from "./imports.queries";

/** One row that has the problem, and what its cell says, where the problem tells it. */
export interface AffectedRow {
  row: ImportRow;
  value: string | null;
}

/** A problem that many rows share. */
export interface ProblemGroup {
  key: string;
  /** The column's title. */
  title: string;
  /** The problem; `“…”` stands for differing values. */
  message: string;
  /** In the order of the file. */
  rows: readonly AffectedRow[];
  /** What differs from row to row, most frequent first. */
  values: readonly { text: string; rows: number }[];
}

/** What differs between sentences that say the same, and how it reads for all of them. A sentence of another form stays whole. */
const DIFFERENCES = [
  { pattern: /“(.*)”/, general: "“…”" },
  { pattern: /^Row \d+(?= has the same )/, general: "Another row" },
  { pattern: /^.+(?= has this .+ already\.$)/, general: "Another record" },
  { pattern: /(?<=^It is on )load .+(?=\.$)/, general: "a load" },
];

/** Puts rows with the same problem in the same column together, the most frequent problem first. */
export function groupProblems(rows: readonly ImportRow[]): ProblemGroup[] {
  const found = new Map<string, Found>();
  for (const row of rows) {
    for (const { column, title, message } of row.problems) {
      const { general, value } = generalize(message);
      const key = `${column} ${general}`;
      const group = found.get(key) ?? { title, general, message, rows: new Map<string, AffectedRow>() };
      found.set(key, group);
      if (!group.rows.has(row.id)) group.rows.set(row.id, { row, value });
    }
  }
  return [...found]
    .map(([key, group]) => finished(key, group))
    .sort((one, other) => other.rows.length - one.rows.length || firstRow(one) - firstRow(other));
}

interface Found {
  title: string;
  general: string;
  /** As the first row says it. */
  message: string;
  rows: Map<string, AffectedRow>;
}

function generalize(message: string): { general: string; value: string | null } {
  for (const { pattern, general } of DIFFERENCES) {
    const match = pattern.exec(message);
    if (match) return { general: message.replace(match[0], () => general), value: match[1] ?? match[0] };
  }
  return { general: message, value: null };
}

function finished(key: string, { title, general, message, rows }: Found): ProblemGroup {
  const affected = [...rows.values()];
  const values = valuesOf(affected);
  return { key, title, message: values.length > 1 ? general : message, rows: affected, values };
}

function valuesOf(rows: readonly AffectedRow[]): ProblemGroup["values"] {
  const counts = new Map<string, number>();
  for (const { value } of rows) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([text, count]) => ({ text, rows: count })).sort((one, other) => other.rows - one.rows);
}

const firstRow = ({ rows }: ProblemGroup) => rows[0]?.row.row_number ?? 0;
