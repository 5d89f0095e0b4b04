import type { RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { dayFromNow, daysFromNow, nextId } from "@haul/testing/sample";
import type { Table } from "@haul/testing/table";
import { formatMoney } from "@haul/ui/format";
import type { Invoice, InvoiceAdjustment } from "../invoices/invoices.queries";
import type {
  ApplicationInput,
  Payment,
  PaymentApplication,
  PaymentRefund,
  PaymentStatus,
} from "../payments/payments.queries";
import { isOwed, settle } from "./invoices";

type Facts = Pick<Payment, "status" | "amount_cents" | "unapplied_cents" | "refunded_cents" | "deposit">;

export const isKept = (status: PaymentStatus) => status === "unapplied" || status === "applied";

/** What the server would allow. */
export function allowedWhen(facts: Facts): Payment["allowed_actions"] {
  const { status, amount_cents, unapplied_cents, refunded_cents, deposit } = facts;
  if (!isKept(status)) return [];
  const verbs: Payment["allowed_actions"] = [];
  if (unapplied_cents > 0) verbs.push("apply", "refund");
  if (unapplied_cents + refunded_cents < amount_cents) verbs.push("unapply");
  if (refunded_cents === 0) verbs.push("return");
  if (refunded_cents === 0 && deposit === undefined) verbs.push("void");
  return verbs;
}

/** A check of which nothing is applied. */
export function aPayment(changes: Partial<Payment> & Pick<Payment, "customer">): Payment {
  const amount_cents = changes.amount_cents ?? 200_000;
  const status = changes.status ?? "unapplied";
  const refunded_cents = 0;
  const unapplied_cents = isKept(status) ? amount_cents : 0;
  return {
    id: nextId(),
    method: "check",
    reference: "10442",
    status,
    received_on: dayFromNow(-1),
    amount_cents,
    unapplied_cents,
    refunded_cents,
    currency: "USD",
    applications: [],
    refunds: [],
    allowed_actions: allowedWhen({ status, amount_cents, unapplied_cents, refunded_cents }),
    created_by: "Irene Sokol",
    version: 1,
    created_at: daysFromNow(-1),
    updated_at: daysFromNow(-1),
    ...changes,
  };
}

/** What payments and what they pay are kept in. */
export interface Books {
  readonly invoices: Table<Invoice>;
  readonly payments: Table<Payment>;
}

const standing = (parts: readonly (PaymentApplication | PaymentRefund)[]) =>
  parts.reduce((sum, { voided_at, amount_cents }) => sum + (voided_at ? 0 : amount_cents), 0);

/** The payment with what is applied or refunded of it, and what follows from that. */
export function saved(
  payments: Table<Payment>,
  payment: Payment,
  changes: Partial<Pick<Payment, "applications" | "refunds">>,
): Payment | Response {
  const { applications = [], refunds = [] } = { ...payment, ...changes };
  const refunded_cents = standing(refunds);
  const unapplied_cents = payment.amount_cents - standing(applications) - refunded_cents;
  const status = unapplied_cents === 0 ? "applied" : "unapplied";
  const facts = { unapplied_cents, refunded_cents, status } as const;
  const allowed_actions = allowedWhen({ ...payment, ...facts });
  return payments.change(payment.id, { ...changes, ...facts, allowed_actions });
}

/** The payment at the version that the caller has seen, if it can be changed. */
export function opened(payments: Table<Payment>, id: string | undefined, version: number): Payment | Response {
  const payment = payments.find(id);
  if (!payment) return mockProblem(404);
  if (payment.version !== version)
    return mockProblem(409, { code: "version_stale", message: "Someone else has changed this record." });
  return isKept(payment.status) ? payment : mockProblem(409, { code: "payment_ended" });
}

/** Why the server refuses these shares of a payment; all of them or none are applied. */
function refusalOf({ invoices }: Books, payment: Payment, shares: readonly ApplicationInput[]): Response | undefined {
  if (shares.reduce((sum, { amount_cents }) => sum + amount_cents, 0) > payment.unapplied_cents) {
    const message = `Only ${formatMoney(payment.unapplied_cents)} of this payment is left. Apply no more than that.`;
    return mockProblem(409, { code: "more_than_unapplied", message });
  }
  for (const { invoice_id, amount_cents, discount_cents = 0 } of shares) {
    const invoice = invoices.find(invoice_id);
    if (!invoice) return mockProblem(422, { code: "validation_failed" });
    if (invoice.customer.id !== payment.customer.id) return mockProblem(409, { code: "other_customers_invoice" });
    if (!isOwed(invoice)) return mockProblem(409, { code: "invoice_not_owed" });
    if (discount_cents > (invoice.discount_left_cents ?? 0)) return mockProblem(422, { code: "validation_failed" });
    if (amount_cents + discount_cents > invoice.balance_cents) {
      const owed = formatMoney(invoice.balance_cents);
      const message = `Invoice ${invoice.number} is owed ${owed}. Enter no more than that.`;
      return mockProblem(409, { code: "more_than_owed", message });
    }
  }
  return undefined;
}

/** Pays invoices with a part of a payment, on a day or on the invoice's if that is later; tests begin with it too. */
export function applyShares(
  books: Books,
  payment: Payment,
  shares: readonly ApplicationInput[],
  day = dayFromNow(0),
): Payment | Response {
  const refusal = refusalOf(books, payment, shares);
  if (refusal) return refusal;
  const made = shares.map(({ invoice_id, amount_cents, discount_cents }): PaymentApplication => {
    const invoice = books.invoices.one(({ id }) => id === invoice_id);
    const applied_on = day < invoice.invoiced_on ? invoice.invoiced_on : day;
    const part = { id: nextId(), amount_cents, applied_on, created_by: "Irene Sokol" };
    const paying = { id: payment.id, name: payment.reference };
    settle(books.invoices, invoice_id, {
      payments: [...(invoice.payments ?? []), { ...part, payment: paying, method: payment.method }],
      adjustments: [...(invoice.adjustments ?? []), ...discountsOf(discount_cents, applied_on)],
    });
    return { ...part, discount_cents, invoice: { id: invoice_id, name: invoice.number } };
  });
  return saved(books.payments, payment, { applications: [...(payment.applications ?? []), ...made] });
}

/** The adjustment that takes a discount. */
const discountsOf = (amount_cents: number | undefined, adjusted_on: string): InvoiceAdjustment[] =>
  amount_cents === undefined
    ? []
    : [
        {
          id: nextId(),
          kind: "discount",
          reason: "early_payment",
          amount_cents,
          adjusted_on,
          created_by: "Irene Sokol",
        },
      ];

/** Takes a part of a payment off its invoice. */
function takeOff(books: Books, payment: Payment, application: PaymentApplication): Payment | Response {
  const voided_at = daysFromNow(0);
  const invoice = books.invoices.one(({ id }) => id === application.invoice.id);
  settle(books.invoices, invoice.id, {
    payments: (invoice.payments ?? []).map((one) => (one.id === application.id ? { ...one, voided_at } : one)),
    adjustments: (invoice.adjustments ?? []).map((one) =>
      application.discount_cents !== undefined && one.reason === "early_payment" ? { ...one, voided_at } : one,
    ),
  });
  const applications = (payment.applications ?? []).map((one) =>
    one.id === application.id ? { ...one, voided_at, voided_by: "Irene Sokol" } : one,
  );
  return saved(books.payments, payment, { applications });
}

/** Mocks of the operations on payments. */
export function paymentHandlers(books: Books & { readonly nameOf: (customerId: string) => string }): RequestHandler[] {
  const { payments, nameOf } = books;
  const ended = (id: string | undefined, version: number, status: "returned" | "voided", end_reason: string) => {
    const payment = opened(payments, id, version);
    if (payment instanceof Response) return payment;
    for (const one of payment.applications ?? []) if (!one.voided_at) takeOff(books, payment, one);
    return payments.change(id, {
      status,
      unapplied_cents: 0,
      allowed_actions: [],
      ended_at: daysFromNow(0),
      ended_by: "Irene Sokol",
      end_reason,
    });
  };
  return [
    mock("get", "/api/payments/counts", () => ({
      statuses: [...new Set(payments.rows.map(({ status }) => status))].map((status) => {
        const rows = payments.rows.filter((row) => row.status === status);
        return { status, count: rows.length, amount_cents: rows.reduce((sum, row) => sum + row.amount_cents, 0) };
      }),
      unapplied_cents: payments.rows.reduce((sum, { unapplied_cents }) => sum + unapplied_cents, 0),
      currency: "USD",
    })),
    mock("get", "/api/payments", ({ query }) => {
      const [statuses, methods] = [query.get("status")?.split(","), query.get("method")?.split(",")];
      const page = payments.page(
        query,
        ({ status, method, customer, received_on, deposit }) =>
          (statuses?.includes(status) ?? true) &&
          (methods?.includes(method) ?? true) &&
          (query.get("customer_id") ?? customer.id) === customer.id &&
          (query.get("is_deposited") ?? String(deposit !== undefined)) === String(deposit !== undefined) &&
          (query.get("received_from") ?? received_on) <= received_on &&
          received_on <= (query.get("received_to") ?? received_on),
      );
      return { ...page, items: page.items.map(({ applications: _, refunds: __, ...row }) => row) };
    }),
    mock("post", "/api/payments", ({ body: { customer_id, applications, ...facts } }) => {
      const payment = aPayment({ ...facts, customer: { id: customer_id, name: nameOf(customer_id) } });
      const refusal = refusalOf(books, payment, applications);
      if (refusal) return refusal;
      payments.add(payment);
      return applications.length === 0 ? payment : applyShares(books, payment, applications, facts.received_on);
    }),
    mock("get", "/api/payments/{payment_id}", ({ params }) => payments.read(params["payment_id"])),
    mock("get", "/api/payments/{payment_id}/history", () => ({ items: [] })),
    mock("post", "/api/payments/{payment_id}/apply", ({ params, body }) => {
      const payment = opened(payments, params["payment_id"], body.version);
      return payment instanceof Response ? payment : applyShares(books, payment, body.applications);
    }),
    mock("post", "/api/payments/{payment_id}/unapply", ({ params, body }) => {
      const payment = opened(payments, params["payment_id"], body.version);
      if (payment instanceof Response) return payment;
      const application = payment.applications?.find(({ id }) => id === body.application_id);
      if (!application) return mockProblem(404);
      return application.voided_at
        ? mockProblem(409, { code: "payment_not_applied" })
        : takeOff(books, payment, application);
    }),
    mock("post", "/api/payments/{payment_id}/return", ({ params, body }) =>
      ended(params["payment_id"], body.version, "returned", body.reason),
    ),
    mock("post", "/api/payments/{payment_id}/void", ({ params, body }) =>
      ended(params["payment_id"], body.version, "voided", body.reason),
    ),
  ];
}
