import type { RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { daysFromNow, nextId } from "@haul/testing/sample";
import { table } from "@haul/testing/table";
import type { Invoice, InvoiceStatus } from "../invoices/invoices.queries";
import type { AccountingPeriod, LedgerLine } from "../ledger/ledger.queries";

const dayFromNow = (days: number) => daysFromNow(days).slice(0, 10);

const ALLOWED: Readonly<Record<InvoiceStatus, Invoice["allowed_actions"]>> = {
  draft: ["post", "void"],
  posted: ["send", "mark_sent", "void"],
  sent: ["send", "void"],
  partially_paid: ["send"],
  paid: ["send"],
  voided: [],
};

/** A sent invoice of one load. */
export function anInvoice(changes: Partial<Invoice> & Pick<Invoice, "number">): Invoice {
  const status = changes.status ?? "sent";
  const total_cents = changes.total_cents ?? 245_000;
  return {
    id: nextId(),
    status,
    customer: { id: nextId(), name: "Great Lakes Logistics" },
    invoiced_on: dayFromNow(-10),
    due_on: dayFromNow(20),
    is_overdue: false,
    payment_terms_days: 30,
    bill_to: "Great Lakes Logistics\n300 Market St\nChicago, IL 60601",
    remit_to: "Prairie Line Transport LLC\nPO Box 1180\nAurora, IL 60507",
    email: "ap@greatlakeslogistics.example",
    load_count: 1,
    total_cents,
    paid_cents: 0,
    balance_cents: status === "draft" || status === "voided" ? 0 : total_cents,
    currency: "USD",
    created_by: "Irene Sokol",
    lines: [
      {
        id: nextId(),
        load: { id: nextId(), name: "104218" },
        charge_id: nextId(),
        code: "LINE_HAUL",
        basis: "flat",
        quantity: "1.000",
        rate: (total_cents / 100).toFixed(4),
        amount_cents: total_cents,
        approved_by: "Dana Whitfield",
      },
    ],
    allowed_actions: ALLOWED[status],
    version: 1,
    created_at: daysFromNow(-10),
    updated_at: daysFromNow(-10),
    ...changes,
  };
}

const RECEIVABLE = { id: nextId(), number: "1100", name: "Accounts receivable", kind: "asset", role: "accounts_receivable" } as const;
const LINE_HAUL = { id: nextId(), number: "4000", name: "Line haul", kind: "revenue", role: "line_haul_revenue" } as const;

/** Invoices of each kind, what two of them posted, and two months. */
export function makeMoney() {
  const invoices = [
    anInvoice({ number: "INV-1004", status: "draft", total_cents: 310_000 }),
    anInvoice({ number: "INV-1003", status: "posted", total_cents: 198_500 }),
    anInvoice({ number: "INV-1002", sent_at: daysFromNow(-9), sent_to: "ap@greatlakeslogistics.example" }),
    anInvoice({ number: "INV-1001", due_on: dayFromNow(-12), is_overdue: true, total_cents: 120_000 }),
  ];
  const lines = invoices.slice(1).flatMap((invoice): LedgerLine[] => {
    const posting_id = nextId();
    const shared = {
      posting_id,
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
  });
  const period = (starts_on: string, ends_on: string, is_over: boolean): AccountingPeriod => ({
    starts_on,
    ends_on,
    is_over,
    status: "open",
    version: 0,
  });
  return {
    invoices: table(invoices, ({ number, customer }) => [number, customer.name]),
    lines,
    periods: [period("2026-11-01", "2026-11-30", false), period("2026-10-01", "2026-10-31", true)],
  };
}

export type Money = ReturnType<typeof makeMoney>;

const sum = (rows: readonly Invoice[], of: (row: Invoice) => number) =>
  rows.reduce((total, row) => total + of(row), 0);

/** Mocks of the operations on invoices and the ledger. */
export function moneyHandlers({ invoices, lines, periods }: Money): RequestHandler[] {
  const change = (id: string | undefined, version: number, status: InvoiceStatus, more: Partial<Invoice> = {}) =>
    invoices.change(id, { version, status, allowed_actions: ALLOWED[status], ...more });
  const accounts = [RECEIVABLE, LINE_HAUL];
  return [
    mock("get", "/api/invoices/counts", () => {
      const late = invoices.rows.filter(({ is_overdue }) => is_overdue);
      const statuses = [...new Set(invoices.rows.map(({ status }) => status))].map((status) => {
        const rows = invoices.rows.filter((row) => row.status === status);
        return {
          status,
          count: rows.length,
          total_cents: sum(rows, ({ total_cents }) => total_cents),
          balance_cents: sum(rows, ({ balance_cents }) => balance_cents),
        };
      });
      return {
        statuses,
        overdue_count: late.length,
        overdue_cents: sum(late, ({ balance_cents }) => balance_cents),
        owed_cents: sum(invoices.rows, ({ balance_cents }) => balance_cents),
        currency: "USD",
      };
    }),
    mock("get", "/api/invoices", ({ query }) => {
      const statuses = query.get("status")?.split(",");
      return invoices.page(
        query,
        ({ status, is_overdue }) =>
          (statuses?.includes(status) ?? true) && (query.get("is_overdue") !== "true" || is_overdue),
      );
    }),
    mock("post", "/api/invoices/preview", ({ body }) => ({
      items: body.load_ids.map((id, index) => ({
        customer: { id: nextId(), name: "Great Lakes Logistics" },
        loads: [{ id, name: `10421${index}` }],
        line_count: 1,
        total_cents: 245_000,
        due_on: dayFromNow(30),
      })),
      total_cents: 245_000 * body.load_ids.length,
      currency: "USD",
    })),
    mock("post", "/api/invoices", ({ body }) => ({
      items: body.load_ids.map((_, index) =>
        invoices.add(anInvoice({ number: `INV-20${index}`, status: "draft" })),
      ),
    })),
    mock("get", "/api/invoices/{invoice_id}", ({ params }) => invoices.read(params["invoice_id"])),
    mock("get", "/api/invoices/{invoice_id}/history", () => ({ items: [] })),
    mock("post", "/api/invoices/{invoice_id}/post", ({ params, body }) =>
      change(params["invoice_id"], body.version, "posted"),
    ),
    mock("post", "/api/invoices/{invoice_id}/send", ({ params, body }) =>
      change(params["invoice_id"], body.version, "posted", { mail_status: "queued", sent_to: body.email }),
    ),
    mock("post", "/api/invoices/{invoice_id}/mark_sent", ({ params, body }) =>
      change(params["invoice_id"], body.version, "sent", { sent_to: body.sent_to, sent_at: daysFromNow(0) }),
    ),
    mock("post", "/api/invoices/{invoice_id}/void", ({ params, body }) =>
      change(params["invoice_id"], body.version, "voided", { balance_cents: 0, void_reason: body.reason }),
    ),
    mock("post", "/api/invoices/{invoice_id}/open", ({ params }) => ({
      url: `/blobs/${params["invoice_id"]}`,
      expires_at: daysFromNow(0.01),
    })),
    mock("get", "/api/ledger/accounts", () => ({ items: accounts })),
    mock("get", "/api/ledger/lines", ({ query }) => {
      const wanted = query.get("invoice_id");
      const items = lines.filter(({ invoice }) => wanted === null || invoice?.id === wanted);
      return { items, total_count: items.length };
    }),
    mock("get", "/api/ledger/trial_balance", ({ query }) => {
      const of = (number: string, side: "debit_cents" | "credit_cents") =>
        lines.filter(({ account }) => account.number === number).reduce((total, line) => total + (line[side] ?? 0), 0);
      const items = accounts.map((account) => {
        const [debit_cents, credit_cents] = [of(account.number, "debit_cents"), of(account.number, "credit_cents")];
        return { account, debit_cents, credit_cents, balance_cents: debit_cents - credit_cents };
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
