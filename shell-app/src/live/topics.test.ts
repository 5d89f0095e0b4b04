import { describe, expect, it } from "vitest";
import { showsAny } from "./topics";

const load = (load_id: string) => ["get", "/api/loads/{load_id}/history", { params: { path: { load_id } } }];

describe("showsAny", () => {
  const isStale = showsAny([
    { topic: "load", id: "a" },
    { topic: "tomorrow", id: "b" },
  ]);

  it.each([
    ["a list", ["get", "/api/loads", { params: { query: { q: "Dallas" } } }, "pages"], true],
    ["figures over such records", ["get", "/api/dashboard/operations"], true],
    ["parts of the record", load("a"), true],
    ["parts of another record", load("b"), false],
    ["other records", ["get", "/api/customers"], false],
    ["a path that only begins alike", ["get", "/api/loads_archive"], false],
    ["what is no answer of the API", ["search", "Dallas"], false],
  ])("of %s", (_, queryKey, expected) => {
    expect(isStale({ queryKey })).toBe(expected);
  });
});
