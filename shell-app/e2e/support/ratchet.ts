import { expect } from "vitest";
import { INTERACTIONS, type Task, type TaskName } from "../interactions";
import type { Counts } from "./counted";

/** What the tasks of this run took. */
const counted = new Map<TaskName, Counts>();

/** Fails when a task takes other counts than the table says: more are a loss, and fewer are to be written down. */
export function expectCounts(name: TaskName, counts: Counts): void {
  counted.set(name, counts);
  const { now }: Task = INTERACTIONS[name];
  expect(counts, adviceFor(name, counts, now)).toEqual(now);
}

function adviceFor(name: TaskName, counts: Counts, now: Counts): string {
  const isMore = (["clicks", "fields", "keys", "pages"] as const).some((kind) => counts[kind] > now[kind]);
  return isMore
    ? `"${name}" takes more than it did: make the screens shorter again`
    : `"${name}" takes less than it did: lower "now" in interactions.ts`;
}

/** Prints what each task took before, and what it takes in this run. */
export function printCounts(): void {
  if (counted.size === 0) return;
  const rows = [...counted].map(([name, counts]) => ({ name, before: INTERACTIONS[name].before, counts }));
  const sumOf = (all: readonly Counts[]) => all.reduce((sum, one) => sum + interactions(one), 0);
  const lines = rows.map(({ name, before, counts }) => [name, words(before), words(counts)]);
  const sums = [rows.map(({ before }) => before), rows.map(({ counts }) => counts)].map((all) => String(sumOf(all)));
  const table = [["task", "before", "now"], ...lines, ["clicks, fields and keys", ...sums]];
  console.log(
    table.map(([name = "", before = "", now = ""]) => `${name.padEnd(28)}${before.padEnd(44)}${now}`).join("\n"),
  );
  counted.clear();
}

const interactions = ({ clicks, fields, keys }: Counts) => clicks + fields + keys;

const words = (counts: Counts) =>
  `${interactions(counts)}: ${counts.clicks} clicks, ${counts.fields} fields, ${counts.keys} keys, ${counts.pages} pages`;
