import { describe, expect, it } from "vitest";
import {
  chosenCount,
  groupsOf,
  isChosen,
  type KindGroup,
  kindsInShort,
  notOffered,
  searchGroups,
  withAll,
  withKind,
} from "./event-kinds";

const LOAD: KindGroup = {
  record: "load",
  kinds: [
    { kind: "load.created", description: "Created load …" },
    { kind: "load.dispatched", description: "Dispatched load …" },
    { kind: "load.stop_arrived", description: "Recorded that load … arrived" },
  ],
};
const TAG: KindGroup = { record: "load_tag", kinds: [{ kind: "load_tag.created", description: "Created tag …" }] };

describe("kinds of events", () => {
  it("are grouped by their record, in the order of the API", () => {
    const offered = [LOAD, TAG].flatMap(({ record, kinds }) => kinds.map((kind) => ({ ...kind, record_type: record })));
    expect(groupsOf(offered).map(({ record, kinds }) => [record, kinds.length])).toEqual([
      ["load", 3],
      ["load_tag", 1],
    ]);
  });

  it.each([
    ["all of a record", ["load.*"], 3],
    ["some by their names", ["load.created"], 1],
    ["none of a record whose name only begins like it", ["load_tag.*"], 0],
  ])("are chosen as %s", (_title, chosen, count) => {
    expect(chosenCount(chosen, LOAD)).toBe(count);
    expect(isChosen(chosen, LOAD, "load.created")).toBe(count > 0);
  });

  it("are chosen with their record, and taken off with it", () => {
    expect(withAll(["load.created", "load_tag.created"], LOAD, true)).toEqual(["load_tag.created", "load.*"]);
    expect(withAll(["load.*", "load_tag.created"], LOAD, false)).toEqual(["load_tag.created"]);
  });

  it("stay chosen by their names when one of all is taken off", () => {
    expect(withKind(["load.*"], LOAD, "load.created", false)).toEqual(["load.dispatched", "load.stop_arrived"]);
  });

  it("never become all of a record by being chosen one by one: later kinds were not asked for", () => {
    const chosen = withKind(["load.created", "load.dispatched"], LOAD, "load.stop_arrived", true);
    expect(chosen).toEqual(["load.created", "load.dispatched", "load.stop_arrived"]);
  });

  it("are kept when they are not offered", () => {
    const chosen = ["user.*", "load.created"];
    expect(withKind(chosen, LOAD, "load.created", false)).toEqual(["user.*"]);
    expect(notOffered(chosen, [LOAD, TAG])).toEqual(["user.*"]);
  });

  it("are found by their words, and with all of their record by its name", () => {
    const find = (query: string) =>
      searchGroups([LOAD, TAG], query, (record) => (record === "load" ? "Load" : "Label")).flatMap(({ kinds }) =>
        kinds.map(({ kind }) => kind),
      );
    expect(find("load arrived")).toEqual(["load.stop_arrived"]);
    expect(find("label")).toEqual(["load_tag.created"]);
    expect(find("LOAD")).toEqual(["load.created", "load.dispatched", "load.stop_arrived", "load_tag.created"]);
    expect(find("nothing")).toEqual([]);
  });

  it("are shown in short", () => {
    expect(kindsInShort(["load.*"])).toBe("load.*");
    expect(kindsInShort(["load.*", "driver.created", "user.*"])).toBe("load.*, driver.created +1");
  });
});
