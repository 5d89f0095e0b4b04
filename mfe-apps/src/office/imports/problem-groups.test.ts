import { describe, expect, it } from "vitest";
import type { ImportRow } from "./imports.queries";
import { groupProblems } from "./problem-groups";

const row = (row_number: number, ...messages: string[]): ImportRow => ({
  id: `row-${row_number}`,
  row_number,
  state: "bad",
  label: `Row ${row_number}`,
  problems: messages.map((message) => ({ column: "customer", title: "Customer", message })),
});

/** What a person reads of each group: the message, the rows, the values with their counts. */
const read = (rows: ImportRow[]) =>
  groupProblems(rows).map(({ message, rows: affected, values }) => [
    message,
    affected.map((one) => one.row.row_number),
    values.map((value) => `${value.text} ${value.rows}`),
  ]);

const unknown = (name: string) => `There is no customer called “${name}”.`;

describe("equal problems", () => {
  it("are one, with their values by frequency, and the most frequent problem first", () => {
    expect(
      read([
        row(2, "This is required."),
        row(3, unknown("Acme")),
        row(4, unknown("Blue Ridge")),
        row(5, unknown("Blue Ridge")),
      ]),
    ).toEqual([
      ["There is no customer called “…”.", [3, 4, 5], ["Blue Ridge 2", "Acme 1"]],
      ["This is required.", [2], []],
    ]);
  });

  it("keep their own words where all rows say the same", () => {
    expect(read([row(2, unknown("Acme")), row(3, unknown("Acme"))])).toEqual([[unknown("Acme"), [2, 3], ["Acme 2"]]]);
  });

  it.each([
    ["Row 2 has the same reference.", "Row 3 has the same reference.", "Another row has the same reference."],
    ["Blue Ridge has this name already.", "Acme has this name already.", "Another record has this name already."],
    ["It is on load 104218.", "It is on load 104219.", "It is on a load."],
    ["“a “b” c” is not a number.", "“d” is not a number.", "“…” is not a number."],
    ["“$&” is not a number.", "“d” is not a number.", "“…” is not a number."],
  ])("%s and %s", (one, other, general) => {
    const [group, ...others] = groupProblems([row(8, one), row(9, other)]);
    expect(others).toEqual([]);
    expect(group?.message).toBe(general);
    expect(group?.values).toHaveLength(2);
  });

  it("are apart in different columns, and where the sentence is another", () => {
    const other = row(3, "This is required.");
    const inColumn = { ...other, problems: other.problems.map((one) => ({ ...one, column: "equipment" })) };
    expect(read([row(2, "This is required."), inColumn, row(4, "Enter a ZIP code.")])).toHaveLength(3);
  });

  it("count a row once that has one problem twice", () => {
    expect(read([row(2, unknown("Acme"), unknown("Blue Ridge"))])).toEqual([[unknown("Acme"), [2], ["Acme 1"]]]);
  });
});
