import { describe, expect, it, vi } from "vitest";
import type { Column } from "./columns";
import type { Filter } from "./filters";
import type { ListMemory, ListView } from "./list-memory";
import { choiceToKeep, isPlain, settled, sharedSearch, viewSearch, viewState, withView } from "./view-state";

const filters: Filter[] = [
  { kind: "flag", name: "is_unassigned", label: "Unassigned" },
  { kind: "days", name: "pickup", label: "Pickup" },
];
const columns: Column<never>[] = ["number", "lane", "truck"].map((key) => ({
  key,
  title: key,
  render: () => null,
  isOptional: key === "truck",
}));
const view: ListView = {
  id: "v1",
  name: "Unassigned",
  search: "is_unassigned=true&sort=pickup_at",
  columns: ["truck"],
  is_default: true,
  is_shared: false,
  is_own: true,
  owner: { name: "Dana" },
};
const params = (search: string) => new URLSearchParams(search);
const state = (search: string, choices: ListMemory["choices"] = {}) => {
  const [onChoose, onRetry, create, update, remove] = [vi.fn(), vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const views = { items: [view], error: null, onRetry, create, update, remove };
  return viewState({ choices, onChoose, views }, filters, columns, params(search));
};

describe("a view in the address", () => {
  it("is the list's own part of it, in one order", () => {
    expect(viewSearch(filters, params("load=7&sort=x&pickup_to=2026-11-30&q=a+b&tab=trucks"))).toBe(
      "q=a+b&pickup_to=2026-11-30&sort=x",
    );
  });

  it("takes the place of what the list asked for, and leaves the rest", () => {
    expect(withView(filters, params("tab=trucks&q=old&pickup_from=2026-11-01"), view).toString()).toBe(
      "tab=trucks&is_unassigned=true&sort=pickup_at&view=v1",
    );
    expect(withView(filters, params("q=old&view=v1"), null).toString()).toBe("view=all");
  });

  it.each([
    ["", true],
    ["load=7&tab=trucks", true],
    ["q=a", false],
    ["view=all", false],
  ])("%j leaves room for the default: %s", (search, expected) => {
    expect(isPlain(filters, params(search))).toBe(expected);
  });

  it.each([
    ["", true, "view=all"],
    ["", false, ""],
    ["view=all&q=a", false, "q=a"],
    ["view=all", true, "view=all"],
  ])("%j with a default (%s) settles as %j", (search, hasDefault, expected) => {
    expect(settled(filters, params(search), hasDefault).toString()).toBe(expected);
  });

  it.each([
    ["sort=pickup_at&is_unassigned=true&view=v1&load=7", {}, false, ["truck"]],
    ["is_unassigned=true&view=v1", {}, true, ["truck"]],
    ["sort=pickup_at&is_unassigned=true&view=v1", { v1: ["lane", "truck"] }, true, ["lane", "truck"]],
    ["view=gone", { "": ["truck"] }, false, ["truck"]],
    ["", {}, false, null],
  ])("%j with choices %j is changed: %s, and shows %j", (search, choices, isChanged, choice) => {
    expect(state(search, choices)).toMatchObject({ isChanged, choice });
  });

  it.each([
    ["", "view=all"],
    ["tab=trailers", "tab=trailers&view=all"],
    ["q=denver&load=7", "q=denver&load=7"],
    ["view=v1&is_unassigned=true", "view=v1&is_unassigned=true"],
  ])("%j is given to a colleague as %j", (search, expected) => {
    expect(sharedSearch(filters, params(search))).toBe(expected);
  });

  it("keeps a choice only where it differs from the view", () => {
    expect(choiceToKeep(columns, view, ["truck"])).toBeNull();
    expect(choiceToKeep(columns, view, null)).toEqual(["lane"]);
    expect(choiceToKeep(columns, null, null)).toBeNull();
  });
});
