import { describe, expect, it } from "vitest";
import { showsAny } from "./topics";

const PRODUCT = {
  records: [
    { topic: "load", paths: ["/api/loads"], parameter: "load_id", follows: ["customer"] },
    { topic: "customer", paths: ["/api/customers"], parameter: "customer_id" },
  ],
  readings: [{ paths: ["/api/dashboard"], follows: ["load"] }],
  shortcuts: [],
};

const load = (load_id: string) => ["get", "/api/loads/{load_id}/history", { params: { path: { load_id } } }];
const customer = (customer_id: string) => [
  "get",
  "/api/customers/{customer_id}",
  { params: { path: { customer_id } } },
];

const LIST = ["get", "/api/loads", { params: { query: { q: "Dallas" } } }, "pages"];
const FIGURES = ["get", "/api/dashboard/operations"];

describe("showsAny", () => {
  const isStale = showsAny(PRODUCT, [
    { topic: "load", id: "a" },
    { topic: "tomorrow", id: "b" },
  ]);

  it.each([
    ["a list", LIST, true],
    ["figures over such records", FIGURES, true],
    ["parts of the record", load("a"), true],
    ["parts of another record", load("b"), false],
    ["other records", ["get", "/api/customers"], false],
    ["a path that only begins alike", ["get", "/api/loads_archive"], false],
    ["what is no answer of the API", ["search", "Dallas"], false],
  ])("of %s", (_, queryKey, expected) => {
    expect(isStale({ queryKey })).toBe(expected);
  });

  it.each([
    ["the record", customer("c"), true],
    ["another one", customer("d"), false],
    ["what follows from it", load("a"), true],
    ["what follows from that", FIGURES, true],
  ])("of %s, when others follow from what changed", (_, queryKey, expected) => {
    expect(showsAny(PRODUCT, [{ topic: "customer", id: "c" }])({ queryKey })).toBe(expected);
  });
});
