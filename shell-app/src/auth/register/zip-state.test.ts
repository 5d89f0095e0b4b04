import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { stateOfZip } from "./zip-state";

const GAZETTEER = path.join(import.meta.dirname, "../../../../backend/capability/gazetteer/places.tsv");

/** Prefix by prefix, the states that the server's gazetteer puts it in. */
function statesByPrefix(): Map<string, string[]> {
  const states = new Map<string, string[]>();
  for (const line of readFileSync(GAZETTEER, "utf8").split("\n")) {
    if (!line.startsWith("=")) continue;
    const [state = "", , , ranges = ""] = line.slice(1).split("\t");
    for (const range of ranges.split(" ").filter(Boolean)) {
      const [first = "", last = first] = range.split("-");
      for (let at = Number(first); at <= Number(last); at += 1) {
        const prefix = String(at).padStart(3, "0");
        states.set(prefix, [...(states.get(prefix) ?? []), state]);
      }
    }
  }
  return states;
}

describe("the state of a ZIP Code", () => {
  it("is the gazetteer's for every prefix, and unknown where that names two", () => {
    const known = statesByPrefix();
    expect(known.size).toBeGreaterThan(800);
    const prefixes = Array.from({ length: 1000 }, (_, at) => String(at).padStart(3, "0"));
    const wrong = prefixes.filter((prefix) => {
      const states = known.get(prefix) ?? [];
      return stateOfZip(`${prefix}01`) !== (states.length === 1 ? states[0] : undefined);
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ["79101", "TX"],
    [" 80216-1234", "CO"],
    ["00501", "NY"],
    ["79", undefined],
    ["", undefined],
    ["06390", undefined],
    ["00901", undefined],
  ])("of %j is %s", (zip, state) => {
    expect(stateOfZip(zip)).toBe(state);
  });
});
