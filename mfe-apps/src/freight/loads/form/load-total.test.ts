import { describe, expect, it } from "vitest";
import { chargeValues, type ChargeValues } from "../charges/charge-values";
import { loadTotal } from "./load-total";

const charge = (change: Partial<ChargeValues>): ChargeValues => ({ ...chargeValues(), ...change });
const typed = { follows_miles: false } as const;

describe("what the charges of a form come to", () => {
  it("agrees with the server to the cent", () => {
    // The server's own example in haul_types::pricing.
    const charges = [
      charge({ ...typed, basis: "per_mile", quantity: "812.5", rate: "2.4500" }),
      charge({ code: "FUEL", basis: "percent", rate: "18.5" }),
      charge({ code: "DETENTION", basis: "per_hour", quantity: "2.25", rate: "50" }),
    ];
    expect(loadTotal(charges, null)).toEqual({
      lineHaulCents: 199_063,
      otherCents: 36_827 + 11_250,
      totalCents: 199_063 + 36_827 + 11_250,
      pendingCents: 11_250,
      lacksMiles: false,
    });
  });

  it.each([
    ["1850", 185_000],
    ["0.005", 1],
    ["0.0049", 0],
    ["1.1150", 112],
    ["-0.005", -1],
    ["8090070.07", 809_007_007],
    ["", 0],
    ["1,850", 0],
    ["1.23456", 0],
  ])("reads an amount of %s as %d cents", (rate, cents) => {
    expect(loadTotal([charge({ rate })], null).totalCents).toBe(cents);
  });

  it("counts the loaded miles once they are known, and says while they are not", () => {
    const byMile = [charge({ basis: "per_mile", rate: "2.45" })];
    expect(loadTotal(byMile, 352.1)).toMatchObject({ totalCents: 86_265, lacksMiles: false });
    expect(loadTotal(byMile, null)).toMatchObject({ totalCents: 0, lacksMiles: true });
    expect(loadTotal([charge({ basis: "per_mile" })], null).lacksMiles).toBe(false);
  });

  it("takes a percentage of every line haul and of nothing else", () => {
    const charges = [
      charge({ rate: "1000" }),
      charge({ code: "LUMPER", rate: "500" }),
      charge({ code: "FUEL", basis: "percent", rate: "10" }),
      charge({ rate: "200" }),
    ];
    expect(loadTotal(charges, null)).toMatchObject({
      lineHaulCents: 120_000,
      totalCents: 182_000,
      pendingCents: 50_000,
    });
  });
});
