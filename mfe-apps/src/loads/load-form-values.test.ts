import { describe, expect, it } from "vitest";
import { emptyLoad, loadCreate, stopInput, type LoadValues, type StopValues } from "./load-form-values";

const facility = { id: "f-1", label: "Lakeside Foods", zone: "America/Chicago" };

function stop(change: Partial<StopValues>): StopValues {
  const [first] = emptyLoad.stops;
  if (!first) throw new Error("An empty load has a pickup.");
  return { ...first, facility_id: facility, earliest_local: "2026-11-23T08:00", ...change };
}

function load(change: Partial<LoadValues>): LoadValues {
  return {
    ...emptyLoad,
    customer_id: { id: "c-1", label: "Prairie Brokers" },
    stops: [stop({}), stop({ kind: "delivery" })],
    ...change,
  };
}

describe("a load in a form", () => {
  it("leaves out what nobody filled in", () => {
    const body = loadCreate(load({}), false);
    expect(body).not.toHaveProperty("commodity");
    expect(body).not.toHaveProperty("weight_pounds");
    expect(body.charges).toEqual([]);
    expect(body).toMatchObject({ customer_id: "c-1", equipment: "dry_van", is_draft: false });
  });

  it("sends the set point of reefers only", () => {
    const cold = { temperature_fahrenheit: 34, temperature_mode: "continuous" };
    expect(loadCreate(load({ ...cold, equipment: "reefer" }), false)).toMatchObject(cold);
    expect(loadCreate(load({ ...cold, equipment: "dry_van" }), false)).not.toHaveProperty("temperature_fahrenheit");
  });

  it("sends references of both kinds", () => {
    expect(loadCreate(load({ po: " 70311 ", bol: "B-9" }), false).references).toEqual([
      { kind: "po", value: "70311" },
      { kind: "bol", value: "B-9" },
    ]);
  });
});

describe("a stop in a form", () => {
  it("has no end when it is an appointment", () => {
    const times = { latest_local: "2026-11-23T12:00" };
    expect(stopInput(stop({ ...times, schedule: "appointment" }))).not.toHaveProperty("latest_local");
    expect(stopInput(stop({ ...times, schedule: "window" }))).toMatchObject(times);
  });

  it("answers which of two equal times is meant only when it was asked", () => {
    expect(stopInput(stop({}))).not.toHaveProperty("ambiguous_time");
    expect(stopInput(stop({ ambiguous_time: "later" }))).toMatchObject({ ambiguous_time: "later" });
  });
});
