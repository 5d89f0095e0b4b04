import { useApiMutation, useApiQuery, type ApiData, type ApiInit } from "@haul/platform";
import { listAt } from "@haul/platform/lists";
import { asked, listQuery } from "@haul/ui/data";
import { askedStatus } from "../status-tabs";

const INVOICES = "/api/invoices";
const ONE = "/api/invoices/{invoice_id}";
const COUNTS = "/api/invoices/counts";
const BATCHES = "/api/invoice_batches";
const BATCH = "/api/invoice_batches/{invoice_batch_id}";

/** An invoice: what a customer owes for loads, or owed before. */
export type Invoice = ApiData<typeof ONE, "get">;
export type InvoiceStatus = Invoice["status"];
export type InvoiceAction = Invoice["allowed_actions"][number];
export type InvoiceLine = NonNullable<Invoice["lines"]>[number];
/** A part of a payment that pays an invoice. */
export type InvoicePayment = NonNullable<Invoice["payments"]>[number];
/** What changed what is owed other than a payment. */
export type InvoiceAdjustment = NonNullable<Invoice["adjustments"]>[number];
/** What the customer doesn't want to pay. */
export type InvoiceDispute = NonNullable<Invoice["disputes"]>[number];
export type InvoiceCreate = NonNullable<ApiInit<typeof INVOICES, "post">["body"]>;
/** Many invoices that the server makes one after the other. */
export type InvoiceBatch = ApiData<typeof BATCH, "get">;
export type InvoiceBatchCreate = NonNullable<ApiInit<typeof BATCHES, "post">["body"]>;
export type InvoiceStep = InvoiceBatch["last_step"];
export type InvoiceAdjust = NonNullable<ApiInit<`${typeof ONE}/adjust`, "post">["body"]>;

export type InvoiceDisputeOpen = NonNullable<ApiInit<`${typeof ONE}/dispute`, "post">["body"]>;
export type InvoiceDisputeClose = NonNullable<ApiInit<`${typeof ONE}/close_dispute`, "post">["body"]>;

const TEXTS = ["customer_id", "load_id", "invoiced_from", "invoiced_to", "due_from", "due_to"] as const;

/** What the address asks for, as the operation takes it. */
export const invoiceQuery = (params: URLSearchParams) => ({
  ...listQuery(params, {
    sort: "-number",
    texts: TEXTS,
    flags: ["is_overdue", "is_disputed", "has_write_off_request"],
  }),
  status: askedStatus(params),
  origin: asked(params, "origin"),
  delivery: asked(params, "delivery"),
});

export const invoices = listAt(INVOICES, {
  sort: "-number",
  open: "invoice",
  query: invoiceQuery,
  exports: "invoices",
});

export const useInvoice = (invoice_id: string) => useApiQuery(ONE, { params: { path: { invoice_id } } });
export const useInvoiceHistory = (invoice_id: string) =>
  useApiQuery(`${ONE}/history`, { params: { path: { invoice_id } } });
/** A person watches it, and it is over within a minute. */
const BATCH_MS = 1_000;

/** How far a batch is; read again until it is done. */
export const useInvoiceBatch = (invoice_batch_id: string) =>
  useApiQuery(
    BATCH,
    { params: { path: { invoice_batch_id } } },
    {
      refetchInterval: ({ state }) => (state.data?.status === "done" ? false : BATCH_MS),
      meta: { isBackground: true },
    },
  );

export const useInvoiceCounts = () => useApiQuery(COUNTS);

/** In the ledger and not settled. */
const OWED = ["posted", "sent", "partially_paid"] satisfies InvoiceStatus[];

/** As many as the API answers at once. */
const MOST_OWED = 200;

/** What a customer still owes, the invoice that is due first on top; nothing is asked without a customer. */
export const useOwedInvoices = (customer_id: string | undefined) =>
  useApiQuery(
    INVOICES,
    { params: { query: { customer_id, status: OWED, sort: ["due_on" as const], limit: MOST_OWED } } },
    { enabled: customer_id !== undefined },
  );

/** What shows an invoice, its loads, what pays it, or what was posted. Payments and adjustments change all of it. */
export const STALE = [
  INVOICES,
  ONE,
  `${ONE}/history`,
  COUNTS,
  "/api/payments",
  "/api/payments/{payment_id}",
  "/api/payments/{payment_id}/history",
  "/api/payments/counts",
  "/api/deposits",
  "/api/deposits/{deposit_id}",
  "/api/deposits/{deposit_id}/history",
  "/api/receivables",
  "/api/ready_to_bill",
  "/api/loads",
  "/api/loads/{load_id}",
  "/api/loads/{load_id}/history",
  "/api/ledger/accounts",
  "/api/ledger/lines",
  "/api/ledger/trial_balance",
  "/api/ledger/periods",
] as const;

const settings = { invalidates: STALE };

export const useCreateInvoices = () => useApiMutation("post", INVOICES, settings);
export const useStartInvoiceBatch = () => useApiMutation("post", BATCHES);
export const usePostInvoice = () => useApiMutation("post", `${ONE}/post`, settings);
export const useSendInvoice = () => useApiMutation("post", `${ONE}/send`, settings);
export const useMarkInvoiceSent = () => useApiMutation("post", `${ONE}/mark_sent`, settings);
export const useVoidInvoice = () => useApiMutation("post", `${ONE}/void`, settings);
export const useAdjustInvoice = () => useApiMutation("post", `${ONE}/adjust`, settings);
export const useVoidAdjustment = () => useApiMutation("post", `${ONE}/void_adjustment`, settings);
export const useDisputeInvoice = () => useApiMutation("post", `${ONE}/dispute`, settings);
export const useCloseDispute = () => useApiMutation("post", `${ONE}/close_dispute`, settings);

/** Each answers what is asked and changes nothing. */
export const useOpenInvoice = () => useApiMutation("post", `${ONE}/open`);
export const usePreviewInvoices = () => useApiMutation("post", `${INVOICES}/preview`);
