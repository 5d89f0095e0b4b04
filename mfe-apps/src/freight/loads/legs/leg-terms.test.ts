import { describe, expect, it } from "vitest";
import { aLoad } from "@haul/testing/sample";
import type { Leg } from "../loads.queries";
import { changedTerms, termsHold, termsOf } from "./leg-terms";

function leg(changes: Partial<Leg>): Leg {
  const [first] = aLoad().legs;
  if (!first) throw new Error("A load has a leg.");
  return { ...first, ...changes };
}

describe("what is agreed on a leg beside its crew", () => {
  it("is sent where it changed, and cleared where it was emptied", () => {
    const paid = leg({ pay_override_cents: 85_000, pay_note: "Holiday", miles: "450.5", miles_source: "typed" });
    expect(changedTerms(termsOf(paid), paid)).toEqual({});
    const emptied = { miles: null, pay_override_cents: null, pay_note: " " };
    expect(changedTerms(emptied, paid)).toEqual({ miles: null, pay_override_cents: null, pay_note: null });
    expect(changedTerms({ ...termsOf(paid), miles: 400 }, paid)).toEqual({ miles: "400.0" });
  });

  it("leaves computed miles computed", () => {
    const estimated = leg({ miles: "450.5", miles_source: "estimated" });
    expect(termsOf(estimated).miles).toBeNull();
    expect(changedTerms(termsOf(estimated), estimated)).toEqual({});
  });

  it("is said in a few words", () => {
    expect(termsHold({ miles: 450, pay_override_cents: 85_000, pay_note: "Holiday" })).toBe(
      "450 mi · $850.00 · Holiday",
    );
    expect(termsHold(termsOf(undefined))).toBe("");
  });
});
