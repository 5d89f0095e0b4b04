import { describe, expect, it } from "vitest";
import { PAUSE_MS, typeAhead } from "./type-ahead";

const NAMES = ["Unassigned", "Luis Ortega", "Tamika Boyd", "José Peña-Ruiz", "Terrell Gaines 119", "Lena Tate 204"];
const QUICK = 100;

function typed(letters: string, pause = QUICK) {
  const find = typeAhead(NAMES);
  return Array.from(letters, (letter, index) => NAMES[find(letter, index * pause).index] ?? null).at(-1);
}

describe("names found as they are typed", () => {
  it.each([
    ["l", "Luis Ortega"],
    ["LE", "Lena Tate 204"],
    ["gai", "Terrell Gaines 119"],
    ["te", "Terrell Gaines 119"],
    ["ta", "Tamika Boyd"],
    ["tat", "Lena Tate 204"],
    ["pena", "José Peña-Ruiz"],
    ["rui", "José Peña-Ruiz"],
    ["20", "Lena Tate 204"],
    ["u", "Unassigned"],
    ["gx", null],
    ["rtega", null],
  ])("%s finds %s", (letters, name) => {
    expect(typed(letters)).toBe(name);
  });

  it("starts over after a pause", () => {
    expect(typed("lg", PAUSE_MS)).toBeNull();
    expect(typed("lg", PAUSE_MS + 1)).toBe("Terrell Gaines 119");
  });

  it("returns what was typed, even if nothing matches", () => {
    const find = typeAhead(NAMES);
    find("q", 0);
    expect(find("z", QUICK)).toEqual({ index: -1, typed: "qz" });
  });
});
