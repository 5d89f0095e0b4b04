import { describe, expect, it } from "vitest";
import { aCharge } from "@haul/testing/sample";
import { chargeInput, chargeUpdate, chargeValues, type ChargeValues } from "./charge-values";

const values = (change: Partial<ChargeValues>): ChargeValues => ({ ...chargeValues(), ...change });

describe("a charge in a form", () => {
  it("counts a flat amount once, regardless of the earlier quantity", () => {
    expect(chargeInput(values({ basis: "flat", quantity: "312", rate: "1850" }))).toEqual({
      code: "LINE_HAUL",
      basis: "flat",
      quantity: "1",
      rate: "1850",
    });
  });

  it("sends miles and rate as they were typed", () => {
    expect(
      chargeInput(values({ basis: "per_mile", follows_miles: false, quantity: "312.5", rate: "2.45" })),
    ).toMatchObject({
      quantity: "312.5",
      rate: "2.45",
    });
  });

  it("leaves the quantity of a per-mile charge to the load, unless one is typed", () => {
    const byMile = values({ basis: "per_mile", rate: "2.45" });
    expect(chargeInput(byMile)).not.toHaveProperty("quantity");
    expect(chargeUpdate(byMile, aCharge())).toMatchObject({ quantity: null });
    expect(chargeUpdate({ ...byMile, follows_miles: false, quantity: "312" }, aCharge())).toMatchObject({
      quantity: "312",
    });
    expect(chargeUpdate(values({ rate: "1850" }), aCharge())).toMatchObject({ quantity: "1" });
  });

  it("keeps a load on its fuel program when only the status of its charge is decided", () => {
    const fuel = aCharge({ code: "FUEL", basis: "per_mile", follows_miles: true, is_from_program: true });
    const decided = { ...chargeValues(fuel), status: "denied" as const };
    expect(chargeUpdate(decided, fuel)).toEqual({ status: "denied", approval_reference: null });
    expect(chargeUpdate({ ...decided, rate: "0.5" }, fuel)).toMatchObject({ rate: "0.5", quantity: null });
  });

  it("shows the server's decimals without idle zeros", () => {
    const charge = {
      id: "1",
      code: "FUEL",
      basis: "per_mile",
      quantity: "312.000",
      rate: "0.4500",
      follows_miles: false,
      amount_cents: 14_040,
      currency: "USD",
      status: "pending",
      version: 1,
    } as const;
    expect(chargeValues(charge)).toMatchObject({ quantity: "312", rate: "0.45" });
  });
});
