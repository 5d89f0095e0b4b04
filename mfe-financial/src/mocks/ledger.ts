import type { RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { dayFromNow, daysFromNow, nextId } from "@haul/testing/sample";
import type { Invoice } from "../invoices/invoices.queries";
import type { AccountingPeriod } from "../close/close.queries";
import type { LedgerLine } from "../ledger/ledger.queries";
import type { Payment } from "../payments/payments.queries";

const account = (facts: Omit<LedgerLine["account"], "id">): LedgerLine["account"] => ({ id: nextId(), ...facts });

const UNDEPOSITED = account({ number: "1050", name: "Undeposited funds", kind: "asset", role: "undeposited_funds" });
const RECEIVABLE = account({ number: "1100", name: "Accounts receivable", kind: "asset", role: "accounts_receivable" });
const UNAPPLIED = account({
  number: "2100",
  name: "Unapplied payments",
  kind: "liability",
  role: "unapplied_payments",
});
const LINE_HAUL = account({ number: "4000", name: "Line haul", kind: "revenue", role: "line_haul_revenue" });

/** What posting an invoice wrote: accounts receivable against line haul. */
export function linesOfInvoice(invoice: Invoice): LedgerLine[] {
  const shared = {
    posting_id: nextId(),
    posted_on: invoice.invoiced_on,
    currency: "USD",
    source: "invoice",
    fact: "posted",
    memo: `Invoice ${invoice.number}, ${invoice.customer.name}`,
    invoice: { id: invoice.id, name: invoice.number },
    posted_by: "Irene Sokol",
    created_at: invoice.created_at,
  } as const;
  const line = invoice.lines?.[0];
  return [
    { id: nextId(), account: RECEIVABLE, debit_cents: invoice.total_cents, ...shared },
    {
      id: nextId(),
      account: LINE_HAUL,
      credit_cents: invoice.total_cents,
      ...shared,
      ...(line ? { load: line.load, charge_id: line.charge_id, charge_code: line.code } : {}),
    },
  ];
}

/** What recording a payment wrote. */
export function linesOfPayment(payment: Payment): LedgerLine[] {
  const shared = {
    posting_id: nextId(),
    posted_on: payment.received_on,
    currency: "USD",
    source: "payment",
    fact: "posted",
    memo: `Payment ${payment.reference}, ${payment.customer.name}`,
    payment: { id: payment.id, name: payment.reference },
    posted_by: "Irene Sokol",
    created_at: payment.created_at,
  } as const;
  return [
    { id: nextId(), account: UNDEPOSITED, debit_cents: payment.amount_cents, ...shared },
    { id: nextId(), account: UNAPPLIED, credit_cents: payment.amount_cents, ...shared },
  ];
}

/** Two months: the current one, and one that is over. */
export function makePeriods(): AccountingPeriod[] {
  const period = (starts_on: string, ends_on: string, is_over: boolean): AccountingPeriod => ({
    starts_on,
    ends_on,
    is_over,
    status: "open",
    version: 0,
  });
  return [period("2026-11-01", "2026-11-30", false), period("2026-10-01", "2026-10-31", true)];
}

/** Mocks of the operations on the ledger. */
export function ledgerHandlers(lines: readonly LedgerLine[], periods: AccountingPeriod[]): RequestHandler[] {
  const accounts = [UNDEPOSITED, RECEIVABLE, UNAPPLIED, LINE_HAUL];
  return [
    mock("get", "/api/ledger/accounts", () => ({ items: accounts })),
    mock("get", "/api/ledger/lines", ({ query }) => {
      const [invoiceId, paymentId] = [query.get("invoice_id"), query.get("payment_id")];
      const items = lines.filter(
        ({ invoice, payment }) =>
          (invoiceId === null || invoice?.id === invoiceId) && (paymentId === null || payment?.id === paymentId),
      );
      return { items, total_count: items.length };
    }),
    mock("get", "/api/ledger/trial_balance", ({ query }) => {
      const of = (number: string, side: "debit_cents" | "credit_cents") =>
        lines.filter((line) => line.account.number === number).reduce((total, line) => total + (line[side] ?? 0), 0);
      const items = accounts.map((one) => {
        const [debit_cents, credit_cents] = [of(one.number, "debit_cents"), of(one.number, "credit_cents")];
        return { account: one, debit_cents, credit_cents, balance_cents: debit_cents - credit_cents };
      });
      return {
        as_of: query.get("as_of") ?? dayFromNow(0),
        items,
        debit_cents: items.reduce((total, { debit_cents }) => total + debit_cents, 0),
        credit_cents: items.reduce((total, { credit_cents }) => total + credit_cents, 0),
        currency: "USD",
      };
    }),
    mock("get", "/api/ledger/periods", () => ({ items: periods })),
    mock("get", "/api/ledger/periods/checklist", ({ query }) => ({
      starts_on: query.get("starts_on") ?? "",
      unbilled_loads: { count: 2, amount_cents: 490_000 },
      draft_invoices: { count: 0, amount_cents: 0 },
      unapplied_payments: { count: 1, amount_cents: 20_000 },
      currency: "USD",
    })),
    mock("post", "/api/ledger/periods/close", ({ body }) => {
      const period = periods.find(({ starts_on }) => starts_on === body.starts_on);
      if (!period) return mockProblem(422);
      return Object.assign(period, {
        status: "closed",
        closed_by: "Irene Sokol",
        closed_at: daysFromNow(0),
        version: period.version + 1,
      });
    }),
    mock("post", "/api/ledger/periods/reopen", ({ body }) => {
      const period = periods.find(({ starts_on }) => starts_on === body.starts_on);
      if (!period) return mockProblem(422);
      return Object.assign(period, {
        status: "open",
        closed_at: undefined,
        reopened_because: body.reason,
        version: period.version + 1,
      });
    }),
  ];
}
