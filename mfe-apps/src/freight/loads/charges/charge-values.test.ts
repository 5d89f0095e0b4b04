import { describe, expect, it } from "vitest";
import { chargeInput, chargeValues, type ChargeValues } from "./charge-values";

const values = (change: Partial<ChargeValues>): ChargeValues => ({ ...chargeValues(), ...change });

describe("a charge in a form", () => {
  it("counts a flat amount once, whatever stood in the quantity before", () => {
    expect(chargeInput(values({ basis: "flat", quantity: "312", rate: "1850" }))).toEqual({
      code: "LINE_HAUL",
      basis: "flat",
      quantity: "1",
      rate: "1850",
    });
  });

  it("sends miles and rate as they were typed", () => {
    expect(chargeInput(values({ basis: "per_mile", quantity: "312.5", rate: "2.45" }))).toMatchObject({
      quantity: "312.5",
      rate: "2.45",
    });
  });

  it("shows the server's decimals without idle zeros", () => {
    const charge = {
      id: "1",
      code: "FUEL",
      basis: "per_mile",
      quantity: "312.000",
      rate: "0.4500",
      amount_cents: 14_040,
      currency: "USD",
      status: "pending",
      version: 1,
    } as const;
    expect(chargeValues(charge)).toMatchObject({ quantity: "312", rate: "0.45" });
  });
});
