import { describe, expect, it } from "vitest";
import { emptyStop } from "../stops/stop-values";
import { stopHolds } from "../stops/stop-fields";
import { emptyLoad } from "./load-form-values";
import { freightHolds, moneyHolds, notesHold, officeHolds, referencesHold } from "./load-holds";

describe("what a folded section holds", () => {
  it("is nothing while the load is as it comes", () => {
    const holds = [freightHolds, referencesHold, notesHold].map((of) => of(emptyLoad));
    expect([...holds, moneyHolds(emptyLoad, true), stopHolds(emptyStop("pickup"))]).toEqual(["", "", "", "", ""]);
  });

  it("is said in a few words", () => {
    const load = {
      ...emptyLoad,
      load_kind: "partial" as const,
      pallets: 22,
      loaded_miles: 434,
      is_hazmat: true,
      un_number: "UN1203",
      po: "70311",
      more_references: [{ kind: "pro" as const, value: "8812" }],
      broker_email: "pat@lakeside.example",
      billing_notes: "Net 21",
      rate_confirmation_cents: 200_000,
    };
    expect(freightHolds(load)).toBe("Partial · 22 pallets · 434 mi · Hazmat UN1203");
    expect(referencesHold(load)).toBe("PO 70311 · PRO 8812 · pat@lakeside.example");
    expect(notesHold(load)).toBe("For billing");
    expect(moneyHolds(load, true)).toBe("$2,000.00");
  });

  it("says what the office has to know", () => {
    expect(officeHolds(emptyLoad)).toBe("");
    const terminal_id = { id: "t-1", label: "Joliet" };
    expect(officeHolds({ ...emptyLoad, priority: "high", terminal_id, authority_docket: "MC-1" })).toBe(
      "High priority · Joliet · MC-1",
    );
    expect(freightHolds({ ...emptyLoad, length_feet: 48, is_twic_required: true, cargo_value_cents: 100 })).toBe(
      "TWIC · 48 ft · Value $1.00",
    );
  });

  it("names a fuel program only where it is not the usual one", () => {
    const none = { ...emptyLoad, fuel_program_id: "none" };
    expect(moneyHolds(none, true)).toBe("No fuel program");
    expect(moneyHolds(none, false)).toBe("");
    expect(moneyHolds({ ...emptyLoad, fuel_program_id: "f-1" }, false)).toBe("Fuel program");
  });

  it("names what a stop needs beyond place and time", () => {
    const stop = { ...emptyStop("pickup"), reference: "PU 7781", weight_pounds: 41_200, is_drop: true };
    expect(stopHolds(stop)).toBe("PU 7781 · 41,200 lb · Drop trailer");
    const confirmed = { ...emptyStop("pickup"), is_appointment_confirmed: true };
    expect(stopHolds(confirmed)).toBe("Confirmed");
    expect(stopHolds({ ...confirmed, schedule: "window" })).toBe("");
  });
});
