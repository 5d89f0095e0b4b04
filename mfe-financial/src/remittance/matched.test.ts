import { describe, expect, it } from "vitest";
import { matched, rowWords } from "./matched";
import type { RemittanceLine, RemittancePayment } from "./remittance.queries";

const ONE = { id: "1", name: "INV-1001" };
const TWO = { id: "2", name: "INV-1002" };

const line = (row_number: number, amount_cents: number, facts: Partial<RemittanceLine> = {}): RemittanceLine => ({
  row_number,
  number: "INV-1001",
  amount_cents,
  ...facts,
});
/** A row whose invoice is owed $1,200.00. */
const found = (row_number: number, amount_cents: number, facts: Partial<RemittanceLine> = {}) =>
  line(row_number, amount_cents, { invoice: ONE, owed_cents: 120_000, ...facts });

const of = (lines: RemittanceLine[], facts: Partial<RemittancePayment> = {}) =>
  matched({ amount_cents: lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0), lines, ...facts }, "USD");
const sharesOf = (lines: RemittanceLine[]) => of(lines).known.shares;

describe("what a payment of a file comes to", () => {
  it("adds up the rows of one invoice", () => {
    const { invoices, mismatches, known } = of([found(2, 70_000), found(5, 50_000, { number: "104218" })]);
    expect(invoices).toEqual([
      {
        id: "1",
        number: "INV-1001",
        currency: "USD",
        balance_cents: 120_000,
        paid_cents: 120_000,
        rows: [2, 5],
        names: ["104218"],
      },
    ]);
    expect(known.shares).toEqual({ chosen: { 1: true }, amounts: { 1: 120_000 }, discounts: {} });
    expect(mismatches).toEqual([]);
  });

  it("takes the discount where the row pays what is owed less just that, in time", () => {
    const discount = { discount_until: "2026-11-20", discount_left_cents: 2_400 };
    const taken = (cents: number, paid_on?: string) => of([found(2, cents, discount)], { paid_on }).known.shares;
    expect(taken(117_600, "2026-11-20")).toEqual({
      chosen: { 1: true },
      amounts: { 1: 117_600 },
      discounts: { 1: true },
    });
    expect(taken(117_600, "2026-11-21")?.discounts).toEqual({});
    expect(taken(117_600)?.discounts).toEqual({});
    expect(taken(117_599, "2026-11-20")?.discounts).toEqual({});
    expect(taken(120_000, "2026-11-20")?.discounts).toEqual({});
  });

  it("proposes what is owed where a row pays more, and says so", () => {
    const lines = [found(2, 150_000, { problem: "Only $1,200.00 is owed on INV-1001." })];
    expect(sharesOf(lines)?.amounts).toEqual({ 1: 120_000 });
    expect(of(lines).mismatches).toEqual([
      {
        row: 2,
        number: "INV-1001",
        amount_cents: 150_000,
        problem: "Only $1,200.00 is owed on INV-1001.",
        invoice: ONE,
      },
    ]);
  });

  it("proposes what is owed where several rows together pay more", () => {
    const problem = "Only $500.00 is owed on INV-1001 after the rows before.";
    const lines = [found(2, 70_000), found(3, 60_000, { problem })];
    expect(sharesOf(lines)?.amounts).toEqual({ 1: 120_000 });
    expect(of(lines).mismatches).toMatchObject([{ row: 3, amount_cents: 60_000, problem }]);
  });

  it("takes a deduction off the invoice that its row names, in any order", () => {
    const taken = line(2, -5_000, { number: "#inv-1001 ", problem: "This is a deduction." });
    const { known, mismatches } = of([taken, found(3, 120_000)]);
    expect(known.amount_cents).toBe(115_000);
    expect(known.shares?.amounts).toEqual({ 1: 115_000 });
    expect(mismatches).toMatchObject([
      { row: 2, problem: "This is a deduction. It reduces what is applied to INV-1001 below." },
    ]);
  });

  it("leaves a deduction without an invoice to the person", () => {
    const taken = line(2, -5_000, { number: "CLAIM 7", problem: "This is a deduction." });
    const { known, mismatches } = of([taken, found(3, 120_000)]);
    expect(known.shares?.amounts).toEqual({ 1: 120_000 });
    expect(mismatches).toMatchObject([{ row: 2, problem: "This is a deduction." }]);
  });

  it("offers no invoice that is settled, and no amount where the file has none", () => {
    const settled = found(2, 70_000, { invoice: TWO, owed_cents: 0, problem: "Nothing is owed on INV-1002." });
    expect(of([settled]).invoices).toEqual([]);
    expect(of([settled]).mismatches).toMatchObject([{ invoice: TWO }]);
    expect(of([line(2, -5_000, { problem: "This is a deduction." })]).known.amount_cents).toBeUndefined();
  });

  it("passes the file's facts on", () => {
    const customer = { id: "c", name: "Great Lakes Logistics" };
    const facts = { customer, method: "ach", reference: "77120", paid_on: "2026-11-16" } as const;
    expect(of([found(2, 70_000)], facts).known).toMatchObject({
      customer: { id: "c", label: "Great Lakes Logistics" },
      method: "ach",
      reference: "77120",
      received_on: "2026-11-16",
      amount_cents: 70_000,
    });
    expect(of([found(2, 70_000)]).known.customer).toBeNull();
  });
});

it("rows are named as a person would", () => {
  expect([[2], [2, 5], [2, 5, 7]].map(rowWords)).toEqual(["row 2", "rows 2 and 5", "rows 2, 5, and 7"]);
});
