import { describe, expect, it } from "vitest";
import { aLoad, aStop, aFacility, daysFromNow } from "@haul/testing/sample";
import { emptyLoad, loadCreate, loadUpdate, loadValues, type LoadValues } from "./load-form-values";
import { noOwnTerms } from "./own-terms";
import { stopInput, stopUpdate, stopValues, type StopValues } from "../stops/stop-values";

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
    const cold = { temperature_fahrenheit: 34, temperature_mode: "continuous" } as const;
    expect(loadCreate(load({ ...cold, equipment: "reefer" }), false)).toMatchObject(cold);
    expect(loadCreate(load({ ...cold, equipment: "dry_van" }), false)).not.toHaveProperty("temperature_fahrenheit");
  });

  it("leaves its fuel program to the customer unless somebody chooses", () => {
    expect(loadCreate(load({}), false)).not.toHaveProperty("fuel_program_id");
    expect(loadCreate(load({ fuel_program_id: "none" }), false)).toMatchObject({ fuel_program_id: null });
    expect(loadCreate(load({ fuel_program_id: "f-1" }), false)).toMatchObject({ fuel_program_id: "f-1" });
  });

  it("sends references of both kinds", () => {
    expect(loadCreate(load({ po: " 70311 ", bol: "B-9" }), false).references).toEqual([
      { kind: "po", value: "70311" },
      { kind: "bol", value: "B-9" },
    ]);
  });
});

describe("a load that is changed", () => {
  it("keeps every reference, also a second one of a kind that has a field", () => {
    const references = [
      { kind: "pro" as const, value: "8812" },
      { kind: "po" as const, value: "70311" },
      { kind: "bol" as const, value: "B-9" },
      { kind: "po" as const, value: "70312" },
    ];
    const known = aLoad({ references });
    const values = loadValues(known);
    expect(values).toMatchObject({ po: "70311", bol: "B-9" });
    const sent = loadUpdate(values, known).references;
    expect(sent).toHaveLength(4);
    expect(sent).toEqual(expect.arrayContaining(references));
    expect(loadUpdate({ ...values, po: "70399", more_references: [] }, known).references).toEqual([
      { kind: "po", value: "70399" },
      { kind: "bol", value: "B-9" },
    ]);
  });

  it("says what the rate confirmation says in all, or clears it", () => {
    const known = aLoad({ rate_confirmation_cents: 200_000 });
    expect(loadUpdate(loadValues(known), known).rate_confirmation_cents).toBe(200_000);
    const cleared = { ...loadValues(known), rate_confirmation_cents: null };
    expect(loadUpdate(cleared, known).rate_confirmation_cents).toBeNull();
    expect(loadCreate(cleared, false)).not.toHaveProperty("rate_confirmation_cents");
  });

  it("keeps what nobody touched", () => {
    const known = aLoad({ references: [{ kind: "pro", value: "8812" }], loaded_miles: "352.0" });
    expect(loadUpdate(loadValues(known), known)).toMatchObject({
      version: known.version,
      customer_id: known.customer.id,
      customer_reference: "PO 70311",
      references: [{ kind: "pro", value: "8812" }],
      loaded_miles: "352.0",
      weight_pounds: 41_200,
    });
  });

  it("leaves routed miles as they are", () => {
    const known = aLoad({ loaded_miles: "352.0", loaded_miles_source: "routed" });
    expect(loadUpdate(loadValues(known), known)).toMatchObject({ loaded_miles: null });
  });

  it("leaves estimated miles an estimate until somebody enters others", () => {
    const known = aLoad({
      loaded_miles: "352.0",
      loaded_miles_source: "estimated",
      empty_miles: "48.0",
      empty_miles_source: "estimated",
    });
    const values = loadValues(known);
    expect(values.loaded_miles).toBeNull();
    expect(loadUpdate(values, known)).toMatchObject({ loaded_miles: null });
    expect(loadUpdate(values, known)).not.toHaveProperty("empty_miles");
    expect(loadUpdate({ ...values, loaded_miles: 360, empty_miles: 50 }, known)).toMatchObject({
      loaded_miles: "360.0",
      empty_miles: "50.0",
    });
  });

  it("names its fuel program only where that changes", () => {
    const known = aLoad({ fuel_program_id: "f-1" });
    const values = loadValues(known);
    expect(loadUpdate(values, known)).not.toHaveProperty("fuel_program_id");
    expect(loadUpdate({ ...values, fuel_program_id: "none" }, known)).toMatchObject({ fuel_program_id: null });
    expect(loadUpdate({ ...values, fuel_program_id: "f-2" }, known)).toMatchObject({ fuel_program_id: "f-2" });
  });

  it("clears what was emptied, and what no longer applies", () => {
    const known = aLoad({ is_hazmat: true, un_number: "UN1203", hazard_class: "3" });
    const values = { ...loadValues(known), commodity: "", weight_pounds: null, is_hazmat: false };
    expect(loadUpdate(values, known)).toMatchObject({
      commodity: null,
      weight_pounds: null,
      un_number: null,
      hazard_class: null,
    });
  });
});

describe("a stop in a form", () => {
  it("keeps every reference with its kind", () => {
    const references = [
      { kind: "appointment" as const, value: "A-1" },
      { kind: "pickup" as const, value: "P-1" },
      { kind: "pickup" as const, value: "P-2" },
    ];
    const known = aStop(aFacility(), daysFromNow(1), { references });
    const values = stopValues(known);
    expect(values.reference).toBe("P-1");
    const sent = stopUpdate(values).references;
    expect(sent).toHaveLength(3);
    expect(sent).toEqual(expect.arrayContaining(references));
  });

  it("clears what was emptied when it is changed", () => {
    const known = aStop(aFacility(), daysFromNow(1), { instructions: "Dock 4", weight_pounds: 20_000 });
    expect(stopUpdate({ ...stopValues(known), instructions: "", weight_pounds: null })).toMatchObject({
      facility_id: known.facility.id,
      earliest_local: known.earliest_local,
      instructions: null,
      weight_pounds: null,
    });
  });

  it("has no end when it is an appointment", () => {
    const times = { latest_local: "2026-11-23T12:00" };
    expect(stopInput(stop({ ...times, schedule: "appointment" }))).not.toHaveProperty("latest_local");
    expect(stopInput(stop({ ...times, schedule: "window" }))).toMatchObject(times);
  });

  it("answers which of two equal times is meant only when it was asked", () => {
    expect(stopInput(stop({}))).not.toHaveProperty("ambiguous_time");
    const twice = stop({ earliest_local: "2026-11-01T01:30" });
    expect(stopInput(twice)).toMatchObject({ ambiguous_time: "earlier" });
    expect(stopInput({ ...twice, ambiguous_time: "later" })).toMatchObject({ ambiguous_time: "later" });
  });
});

describe("terms of the load's own", () => {
  const own = { ...noOwnTerms, customer_id: "c1", reason: " Agreed ", on_time_grace_minutes: 60 };
  const customer = (id: string) => ({ id, label: "Great Lakes" });

  it("go with a new load, with the customer that they were agreed with", () => {
    const values = { ...emptyLoad, customer_id: customer("c1"), customer_terms: own };
    expect(loadCreate(values, false).customer_terms).toEqual({
      reason: "Agreed",
      on_time_grace_minutes: 60,
      required_references: [],
      required_documents: [],
      tracking_milestones: [],
    });
    expect(loadCreate({ ...values, customer_id: customer("c2") }, false)).not.toHaveProperty("customer_terms");
  });
});
