import { useApiMutation, useApiQuery, type ApiData, type ApiInit } from "@haul/platform";
import { listAt } from "@haul/platform/lists";
import { listQuery } from "@haul/ui/data";

const INVOICES = "/api/invoices";
const ONE = "/api/invoices/{invoice_id}";
const COUNTS = "/api/invoices/counts";

/** An invoice: what a customer owes for loads. */
export type Invoice = ApiData<typeof ONE, "get">;
export type InvoiceStatus = Invoice["status"];
export type InvoiceAction = Invoice["allowed_actions"][number];
export type InvoiceLine = NonNullable<Invoice["lines"]>[number];
export type InvoiceCreate = NonNullable<ApiInit<typeof INVOICES, "post">["body"]>;

const TEXTS = [
  "status",
  "customer_id",
  "load_id",
  "invoiced_from",
  "invoiced_to",
  "due_from",
  "due_to",
] as const;

/** What the address asks for, as the operation takes it. */
export const invoiceQuery = (params: URLSearchParams) =>
  listQuery(params, { sort: "-number", texts: TEXTS, flags: ["is_overdue"] });

export const invoices = listAt(INVOICES, {
  sort: "-number",
  open: "invoice",
  query: invoiceQuery,
  exports: "invoices",
});

export const useInvoice = (invoice_id: string) => useApiQuery(ONE, { params: { path: { invoice_id } } });
export const useInvoiceHistory = (invoice_id: string) =>
  useApiQuery(`${ONE}/history`, { params: { path: { invoice_id } } });
export const useInvoiceCounts = () => useApiQuery(COUNTS);

/** What shows an invoice, its loads, or what was posted. */
export const STALE = [
  INVOICES,
  ONE,
  `${ONE}/history`,
  COUNTS,
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
export const usePostInvoice = () => useApiMutation("post", `${ONE}/post`, settings);
export const useSendInvoice = () => useApiMutation("post", `${ONE}/send`, settings);
export const useMarkInvoiceSent = () => useApiMutation("post", `${ONE}/mark_sent`, settings);
export const useVoidInvoice = () => useApiMutation("post", `${ONE}/void`, settings);

/** Each answers what is asked and changes nothing. */
export const useOpenInvoice = () => useApiMutation("post", `${ONE}/open`);
export const usePreviewInvoices = () => useApiMutation("post", `${INVOICES}/preview`);
