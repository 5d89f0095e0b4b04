import { describe, expect, it } from "vitest";
import { isTall, isWide, movedTile, resizedTile, shownKeys, toggledTile } from "./tile-order";

const KEYS = ["a.one", "a.two", "a.three"];

describe("tiles", () => {
  it.each([
    [{ order: [], hidden: [] }, ["a.one", "a.two", "a.three"]],
    [{ order: ["a.three"], hidden: ["a.one"] }, ["a.three", "a.two"]],
    // A tile that is gone, and one of another page.
    [{ order: ["a.old", "b.one", "a.two"], hidden: [] }, ["a.two", "a.one", "a.three"]],
  ])("%o show as %o", (tiles, shown) => {
    expect(shownKeys(KEYS, tiles)).toEqual(shown);
  });

  it("move among their own and leave other pages' alone", () => {
    const moved = movedTile({ order: ["b.one"], hidden: [] }, KEYS, "a.three", -1);
    expect(moved.order).toEqual(["b.one", "a.one", "a.three", "a.two"]);
    expect(movedTile(moved, KEYS, "a.one", -1)).toBe(moved);
  });

  it("hide and come back", () => {
    const hidden = toggledTile({ order: [], hidden: [] }, "a.one");
    expect(hidden.hidden).toEqual(["a.one"]);
    expect(toggledTile(hidden, "a.one").hidden).toEqual([]);
  });

  it("become wide or tall and go back", () => {
    const wide = resizedTile({ order: ["b.one"], hidden: [] }, "wide", "a.one");
    expect(wide).toEqual({ order: ["b.one"], hidden: [], wide: ["a.one"] });
    const both = resizedTile(wide, "tall", "a.one");
    expect([isWide(both, "a.one"), isTall(both, "a.one"), isWide(both, "a.two")]).toEqual([true, true, false]);
    expect(resizedTile(both, "wide", "a.one").wide).toEqual([]);
  });
});
