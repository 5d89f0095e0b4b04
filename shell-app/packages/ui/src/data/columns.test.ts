import { describe, expect, it } from "vitest";
import {
  filledColumns,
  fittedColumns,
  movedColumn,
  shownColumns,
  tidyChoice,
  withColumn,
  type Column,
} from "./columns";

const columns: Column<never>[] = ["number", "status", "lane", "truck", "total"].map((key) => ({
  key,
  title: key,
  render: () => null,
  isOptional: key === "truck",
}));
const shown = (choice: readonly string[] | null) => shownColumns(columns, choice).map(({ key }) => key);

describe("a choice of columns", () => {
  it.each([
    [null, ["number", "status", "lane", "total"]],
    [
      ["total", "truck"],
      ["number", "total", "truck"],
    ],
    // The list no longer has this one, and the first one is no matter of choice.
    [
      ["gone", "number", "lane"],
      ["number", "lane"],
    ],
    [[], ["number"]],
  ])("%j shows %j", (choice, expected) => {
    expect(shown(choice)).toEqual(expected);
  });

  it.each([
    ["lane", null, ["status", "total"]],
    ["truck", null, ["status", "lane", "truck", "total"]],
    ["status", ["total", "lane"], ["status", "total", "lane"]],
    ["truck", ["total", "lane"], ["total", "lane", "truck"]],
  ])("takes or puts %s into %j", (key, choice, expected) => {
    expect(withColumn(columns, choice, key)).toEqual(expected);
  });

  it.each([
    ["lane", -1, ["lane", "status", "total"]],
    ["lane", 1, ["status", "total", "lane"]],
    ["status", -1, ["status", "lane", "total"]],
    ["total", 1, ["status", "lane", "total"]],
  ] as const)("moves %s by %i", (key, step, expected) => {
    expect(movedColumn(columns, null, key, step)).toEqual(expected);
  });

  it("leaves out columns that are empty in every row, until one is chosen", () => {
    const tagged: Column<{ tags: string[] }>[] = [
      { key: "number", title: "Load", render: () => null },
      { key: "tags", title: "Tags", render: () => null, isEmpty: ({ tags }) => tags.length === 0 },
    ];
    const keys = (rows: { tags: string[] }[], choice: readonly string[] | null) =>
      filledColumns(tagged, choice, rows).map(({ key }) => key);
    expect(keys([{ tags: [] }], null)).toEqual(["number"]);
    expect(keys([{ tags: [] }, { tags: ["Hot"] }], null)).toEqual(["number", "tags"]);
    expect(keys([{ tags: [] }], ["tags"])).toEqual(["number", "tags"]);
    expect(keys([], null)).toEqual(["number", "tags"]);
  });

  it("is none when it equals the list's own", () => {
    expect(tidyChoice(columns, ["status", "lane", "total"])).toBeNull();
    expect(tidyChoice(columns, ["lane", "status", "total"])).not.toBeNull();
  });
});

describe("the width of the window", () => {
  const fitted: Column<never>[] = [
    { key: "number", title: "Load", render: () => null },
    { key: "delivery", title: "Delivery", render: () => null, isOptional: "narrow" },
    { key: "total", title: "Total", render: () => null, isOptional: "medium" },
  ];

  it.each([
    [false, false, ["number", "delivery", "total"]],
    [false, true, ["number", "delivery"]],
    [true, true, ["number"]],
  ])("narrow %s, medium %s leaves %j", (isNarrow, isMedium, expected) => {
    const shown = shownColumns(fittedColumns(fitted, null, isNarrow, isMedium), null);
    expect(shown.map(({ key }) => key)).toEqual(expected);
  });

  it.each([
    ["-delivery", ["number", "delivery"]],
    ["total", ["number", "total"]],
    ["number", ["number"]],
  ])("never hides what the rows are sorted by: %s", (sort, expected) => {
    expect(shownColumns(fittedColumns(fitted, sort, true), null).map(({ key }) => key)).toEqual(expected);
  });
});
