import { describe, expect, it } from "vitest";
import type { ImportRow } from "./imports.queries";
import { groupProblems } from "./problem-groups";

interface Said {
  message: string;
  value?: string;
}

const row = (row_number: number, ...problems: Said[]): ImportRow => ({
  id: `row-${row_number}`,
  row_number,
  status: "bad",
  label: `Row ${row_number}`,
  problems: problems.map((said) => ({ column: "customer", title: "Customer", ...said })),
});

/** What a person reads of each group: the message, the rows, the values with their counts. */
const read = (rows: ImportRow[]) =>
  groupProblems(rows).map(({ message, rows: affected, values }) => [
    message,
    affected.map((one) => one.row.row_number),
    values.map((value) => `${value.text || "(empty)"} ${value.rows}`),
  ]);

const unknown = (value: string): Said => ({ message: `There is no customer called “${value}”.`, value });
const REQUIRED: Said = { message: "This is required." };

describe("equal problems", () => {
  it("are one, with their values by frequency, and the most frequent problem first", () => {
    expect(
      read([row(2, REQUIRED), row(3, unknown("Acme")), row(4, unknown("Blue Ridge")), row(5, unknown("Blue Ridge"))]),
    ).toEqual([
      ["There is no customer called “…”.", [3, 4, 5], ["Blue Ridge 2", "Acme 1"]],
      ["This is required.", [2], ["(empty) 1"]],
    ]);
  });

  it("keep their own words where all rows say the same", () => {
    expect(read([row(2, unknown("Acme")), row(3, unknown("Acme"))])).toEqual([
      ["There is no customer called “Acme”.", [2, 3], ["Acme 2"]],
    ]);
  });

  it("count a value once, whatever its case and spaces", () => {
    expect(read([row(2, unknown("Blue Ridge")), row(3, unknown(" BLUE  ridge"))])).toEqual([
      ["There is no customer called “…”.", [2, 3], ["Blue Ridge 2"]],
    ]);
  });

  it.each([
    ["Row 2 has the same reference.", "Row 3 has the same reference.", "Another row has the same reference."],
    ["Blue Ridge has this name already.", "Acme has this name already.", "Another record has this name already."],
    ["“a “b” c” is not a number.", "“d” is not a number.", "“…” is not a number."],
    ["“$&” is not a number.", "“d” is not a number.", "“…” is not a number."],
  ])("%s and %s", (one, other, general) => {
    const rows = [row(8, { message: one, value: "one" }), row(9, { message: other, value: "other" })];
    expect(read(rows)).toEqual([[general, [8, 9], ["one 1", "other 1"]]]);
  });

  it("name the loads that keep a record, of which no cell tells", () => {
    const rows = [row(8, { message: "It is on load 104218." }), row(9, { message: "It is on load 104219." })];
    expect(read(rows)).toEqual([["It is on a load.", [8, 9], ["load 104218 1", "load 104219 1"]]]);
  });

  it("are apart in different columns, and where the sentence is another", () => {
    const other = row(3, REQUIRED);
    const inColumn = { ...other, problems: other.problems.map((one) => ({ ...one, column: "equipment" })) };
    expect(read([row(2, REQUIRED), inColumn, row(4, { message: "Enter a ZIP code." })])).toHaveLength(3);
  });

  it("count a row once that has one problem twice", () => {
    expect(read([row(2, unknown("Acme"), unknown("Acme"))])).toEqual([
      ["There is no customer called “Acme”.", [2], ["Acme 1"]],
    ]);
  });
});
