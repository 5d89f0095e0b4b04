import type { RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { dayFromNow, daysFromNow, nextId } from "@haul/testing/sample";
import type { Table } from "@haul/testing/table";
import { formatMoney } from "@haul/ui/format";
import { addsTo } from "../invoices/adjustment-amounts";
import type {
  Invoice,
  InvoiceAdjustment,
  InvoiceBatch,
  InvoiceBatchCreate,
  InvoiceDispute,
  InvoiceStatus,
} from "../invoices/invoices.queries";

const OWED: readonly InvoiceStatus[] = ["posted", "sent", "partially_paid"];

/** In the ledger and not settled. */
export const isOwed = ({ status }: Pick<Invoice, "status">) => OWED.includes(status);

/** Owed, and somebody asked to write it off. */
const isToApprove = ({ status, write_off_requests = [] }: Pick<Invoice, "status" | "write_off_requests">) =>
  isOwed({ status }) && write_off_requests.some((request) => request.status === "open");

/** What the server would allow. */
function allowedWhen(status: InvoiceStatus, origin: Invoice["origin"] = "loads"): Invoice["allowed_actions"] {
  const verbs: Invoice["allowed_actions"] = [];
  if (status === "draft") verbs.push("post");
  if (origin === "loads" && (OWED.includes(status) || status === "paid")) verbs.push("send");
  if (status === "posted") verbs.push("mark_sent");
  if (OWED.includes(status)) verbs.push("adjust", "dispute");
  if (["draft", "posted", "sent"].includes(status)) verbs.push("void");
  return verbs;
}

/** What a customer owed before: no loads, no lines, no paper. */
export function anOpeningBalance(changes: Partial<Invoice> & Pick<Invoice, "number">): Invoice {
  const { sent_at: _, email: __, ...invoice } = anInvoice(changes);
  return {
    ...invoice,
    origin: "opening_balance",
    load_count: 0,
    lines: [],
    allowed_actions: allowedWhen(invoice.status, "opening_balance"),
    ...changes,
  };
}

/** A sent invoice of one load. */
export function anInvoice(changes: Partial<Invoice> & Pick<Invoice, "number">): Invoice {
  const status = changes.status ?? "sent";
  const total_cents = changes.total_cents ?? 245_000;
  return {
    id: nextId(),
    status,
    origin: "loads",
    customer: { id: nextId(), name: "Great Lakes Logistics" },
    invoiced_on: dayFromNow(-10),
    due_on: dayFromNow(20),
    is_overdue: false,
    payment_terms_days: 30,
    bill_to: "Great Lakes Logistics\n300 Market St\nChicago, IL 60601",
    remit_to: "Prairie Line Transport LLC\nPO Box 1180\nAurora, IL 60507",
    email: "ap@greatlakeslogistics.example",
    delivery: "email",
    load_count: 1,
    total_cents,
    adjusted_cents: 0,
    paid_cents: 0,
    disputed_cents: 0,
    balance_cents: status === "draft" || status === "voided" ? 0 : total_cents,
    currency: "USD",
    ...(status === "sent" ? { sent_at: daysFromNow(-9) } : {}),
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
    payments: [],
    adjustments: [],
    disputes: [],
    write_off_requests: [],
    allowed_actions: allowedWhen(status),
    version: 1,
    created_at: daysFromNow(-10),
    updated_at: daysFromNow(-10),
    ...changes,
  };
}

function statusOf(balanceCents: number, paidCents: number, invoice: Invoice): InvoiceStatus {
  if (balanceCents === 0) {
    const isGivenUp = invoice.adjustments?.some(({ kind, voided_at }) => kind === "write_off" && !voided_at);
    return isGivenUp ? "written_off" : "paid";
  }
  if (paidCents > 0) return "partially_paid";
  return invoice.sent_at === undefined && invoice.origin === "loads" ? "posted" : "sent";
}

/** Parts that stand, summed up. */
function standing<Part extends { voided_at?: string | undefined }>(parts: readonly Part[], of: (part: Part) => number) {
  return parts.reduce((sum, part) => sum + (part.voided_at === undefined ? of(part) : 0), 0);
}

type Settling = Partial<Pick<Invoice, "payments" | "adjustments" | "write_off_requests" | "version">>;

/** The invoice with what was paid or adjusted, and what follows from it; the server's refusal of more than is owed. */
export function settle(invoices: Table<Invoice>, id: string | undefined, changes: Settling): Invoice | Response {
  const before = invoices.find(id);
  if (!before) return mockProblem(404);
  const { payments = [], adjustments = [] } = { ...before, ...changes };
  const paid_cents = standing(payments, ({ amount_cents }) => amount_cents);
  const adjusted_cents = standing(adjustments, addsTo);
  const balance_cents = before.total_cents + adjusted_cents - paid_cents;
  if (balance_cents < 0) {
    const message = `Invoice ${before.number} is owed ${formatMoney(before.balance_cents)}. Enter no more than that.`;
    return mockProblem(409, { code: "more_than_owed", message });
  }
  const status = statusOf(balance_cents, paid_cents, { ...before, adjustments });
  return invoices.change(id, {
    ...changes,
    paid_cents,
    adjusted_cents,
    balance_cents,
    status,
    is_overdue: isOwed({ status }) && before.due_on < dayFromNow(0),
    allowed_actions: allowedWhen(status, before.origin),
  });
}

const sum = (rows: readonly Invoice[], of: (row: Invoice) => number) => rows.reduce((total, row) => total + of(row), 0);

/** A batch that has just begun, and that one look later is done. */
const aBatch = ({ load_ids, last_step }: InvoiceBatchCreate): InvoiceBatch => ({
  id: nextId(),
  status: "running",
  last_step,
  load_count: load_ids.length,
  done_count: 0,
  invoice_count: load_ids.length,
  mailed_count: last_step === "send" ? load_ids.length : 0,
  portal_count: 0,
  total_cents: 245_000 * load_ids.length,
  currency: "USD",
  problems: [],
  created_at: daysFromNow(0),
});

/** Mocks of the operations on invoices. */
export function invoiceHandlers(invoices: Table<Invoice>): RequestHandler[] {
  let batch: InvoiceBatch | undefined;
  const change = (id: string | undefined, version: number, status: InvoiceStatus, more: Partial<Invoice> = {}) =>
    invoices.change(id, { version, status, allowed_actions: allowedWhen(status), ...more });
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
        write_off_request_count: invoices.rows.filter(isToApprove).length,
        currency: "USD",
      };
    }),
    mock("get", "/api/invoices", ({ query }) => {
      const statuses = query.get("status")?.split(",");
      return invoices.page(
        query,
        ({ status, origin, delivery, is_overdue, disputed_cents, write_off_requests, customer }) =>
          (query.get("delivery")?.split(",").includes(delivery) ?? true) &&
          (query.get("origin")?.split(",").includes(origin) ?? true) &&
          (statuses?.includes(status) ?? true) &&
          (query.get("customer_id") ?? customer.id) === customer.id &&
          (query.get("is_overdue") !== "true" || is_overdue) &&
          (query.get("has_write_off_request") !== "true" || isToApprove({ status, write_off_requests })) &&
          (query.get("is_disputed") !== "true" || disputed_cents > 0),
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
      items: body.load_ids.map((_, index) => invoices.add(anInvoice({ number: `INV-20${index}`, status: "draft" }))),
    })),
    mock("post", "/api/invoice_batches", ({ body }) => {
      batch = aBatch(body);
      for (const [index] of body.load_ids.entries())
        invoices.add(anInvoice({ number: `INV-30${index}`, status: body.last_step === "draft" ? "draft" : "posted" }));
      return batch;
    }),
    mock("get", "/api/invoice_batches/{invoice_batch_id}", ({ params }) => {
      if (batch === undefined || batch.id !== params["invoice_batch_id"]) return mockProblem(404);
      const answer = batch;
      batch = { ...batch, status: "done", done_count: batch.load_count };
      return answer;
    }),
    mock("get", "/api/invoices/{invoice_id}", ({ params }) => invoices.read(params["invoice_id"])),
    mock("get", "/api/invoices/{invoice_id}/history", () => ({ items: [] })),
    mock("post", "/api/invoices/{invoice_id}/post", ({ params, body }) => {
      const id = params["invoice_id"];
      return change(id, body.version, "posted", { balance_cents: invoices.find(id)?.total_cents ?? 0 });
    }),
    mock("post", "/api/invoices/{invoice_id}/send", ({ params, body }) =>
      change(params["invoice_id"], body.version, "posted", { mail_status: "queued", sent_to: body.email }),
    ),
    mock("post", "/api/invoices/{invoice_id}/mark_sent", ({ params, body }) =>
      change(params["invoice_id"], body.version, "sent", { sent_to: body.sent_to, sent_at: daysFromNow(0) }),
    ),
    mock("post", "/api/invoices/{invoice_id}/void", ({ params, body }) =>
      change(params["invoice_id"], body.version, "voided", {
        balance_cents: 0,
        adjusted_cents: 0,
        void_reason: body.reason,
      }),
    ),
    mock("post", "/api/invoices/{invoice_id}/adjust", ({ params, body: { version, ...facts } }) => {
      const id = params["invoice_id"];
      const invoice = invoices.find(id);
      if (invoice && !isOwed(invoice)) return mockProblem(409, { code: "invoice_not_owed" });
      const adjustment: InvoiceAdjustment = {
        id: nextId(),
        adjusted_on: dayFromNow(0),
        created_by: "Irene Sokol",
        ...facts,
      };
      return settle(invoices, id, { version, adjustments: [...(invoice?.adjustments ?? []), adjustment] });
    }),
    mock("post", "/api/invoices/{invoice_id}/void_adjustment", ({ params, body }) => {
      const id = params["invoice_id"];
      const adjustments = invoices.find(id)?.adjustments ?? [];
      const found = adjustments.find((one) => one.id === body.adjustment_id);
      if (!found || found.voided_at) return mockProblem(409, { code: "adjustment_voided" });
      const ended = { voided_at: daysFromNow(0), voided_by: "Irene Sokol", void_reason: body.reason };
      return settle(invoices, id, {
        version: body.version,
        adjustments: adjustments.map((one) => (one === found ? { ...one, ...ended } : one)),
      });
    }),
    mock("post", "/api/invoices/{invoice_id}/dispute", ({ params, body: { version, ...facts } }) => {
      const id = params["invoice_id"];
      const disputes = invoices.find(id)?.disputes ?? [];
      const dispute: InvoiceDispute = { id: nextId(), opened_on: dayFromNow(0), opened_by: "Irene Sokol", ...facts };
      return invoices.change(id, { version, disputed_cents: facts.amount_cents, disputes: [...disputes, dispute] });
    }),
    mock("post", "/api/invoices/{invoice_id}/close_dispute", ({ params, body }) => {
      const id = params["invoice_id"];
      const { version, dispute_id, outcome, note: close_note } = body;
      const ended = { closed_at: daysFromNow(0), closed_by: "Irene Sokol", outcome, close_note };
      const disputes = invoices.find(id)?.disputes ?? [];
      return invoices.change(id, {
        version,
        disputed_cents: 0,
        disputes: disputes.map((one) => (one.id === dispute_id ? { ...one, ...ended } : one)),
      });
    }),
    mock("post", "/api/invoices/{invoice_id}/open", ({ params }) => ({
      url: `/blobs/${params["invoice_id"]}`,
      expires_at: daysFromNow(0.01),
    })),
  ];
}
