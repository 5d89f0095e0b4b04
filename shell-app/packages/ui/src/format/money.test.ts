import { describe, expect, it } from "vitest";
import { formatBytes, formatMiles, formatPhone, formatWeight } from "./measures";
import { formatMoney, formatMoneyShort, formatRate, parseMoney } from "./money";

describe("money", () => {
  it.each([
    [123456, "USD", "$1,234.56"],
    [0, "USD", "$0.00"],
    [-5000, "USD", "−$50.00"],
    [123456, "CAD", "CA$1,234.56"],
  ])("writes %d %s as %s", (cents, currency, text) => {
    expect(formatMoney(cents, currency)).toBe(text);
  });

  it("shortens for tiles", () => {
    expect(formatMoneyShort(18_432_055)).toBe("$184,321");
    expect(formatMoneyShort(123_456_789)).toBe("$1.23M");
  });

  it.each([
    ["2.3450", "$2.345"],
    ["2", "$2.00"],
    [2.1234, "$2.1234"],
  ])("writes the rate %s as %s", (rate, text) => {
    expect(formatRate(rate)).toBe(text);
  });

  it.each([
    ["$1,234.5", 123450],
    ["1234.56", 123456],
    [".5", 50],
    ["(50)", -5000],
    ["-50.25", -5025],
    ["0.29", 29],
    ["", null],
    ["12.345", null],
    ["abc", null],
  ])("reads %s as %s cents", (text, cents) => {
    expect(parseMoney(text)).toBe(cents);
  });
});

describe("measures", () => {
  it("writes miles, pounds, phones and sizes", () => {
    expect(formatMiles(1234.4)).toBe("1,234 mi");
    expect(formatWeight(42000)).toBe("42,000 lb");
    expect(formatPhone("13125550142")).toBe("(312) 555-0142");
    expect(formatPhone("+44 20 7946 0958")).toBe("+44 20 7946 0958");
    expect(formatBytes(1_536_000)).toBe("1.5 MB");
  });
});
