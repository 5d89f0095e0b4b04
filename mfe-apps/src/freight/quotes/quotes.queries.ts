import { useApiMutation, useApiQuery, type ApiData, type ApiInit } from "@haul/platform";
import { listAt } from "@haul/platform/lists";
import { listQuery } from "@haul/ui/data";

export type Quote = ApiData<"/api/quotes/{quote_id}", "get">;
export type QuoteSummary = ApiData<"/api/quotes", "get">["items"][number];
export type QuoteInput = NonNullable<ApiInit<"/api/quotes", "post">["body"]>;
export type QuotePreview = ApiData<"/api/quote_preview", "post">;
export type QuotePreviewInput = NonNullable<ApiInit<"/api/quote_preview", "post">["body"]>;
export type QuoteEstimate = NonNullable<Quote["estimate"]>;
export type QuoteSettings = ApiData<"/api/quote_settings", "get">;
export type CostModel = NonNullable<QuoteSettings["cost_model"]>;
export type FuelProgram = QuoteSettings["fuel_programs"][number];
export type DieselPrice = QuoteSettings["diesel_prices"][number];
export type QuoteReport = ApiData<"/api/quote_report", "get">;
export type Lane = ApiData<"/api/lanes/{origin_facility_id}/{destination_facility_id}", "get">;

/** Newest requests first. */
export const DEFAULT_SORT = "-created_at";

/** What the address asks for, as the operation takes it. */
export function quotesQuery(params: URLSearchParams) {
  return listQuery(params, {
    sort: DEFAULT_SORT,
    texts: [
      "status",
      "customer_id",
      "equipment",
      "pickup_from",
      "pickup_to",
      "created_from",
      "created_to",
      "tag",
      "numbers",
    ],
    flags: ["is_below_floor", "is_fuel_outdated"],
  });
}

export const quoteList = listAt("/api/quotes", {
  query: quotesQuery,
  sort: DEFAULT_SORT,
  open: "quote",
  exports: "quotes",
});

/** Who did what to a version of a quote. */
export function useQuoteHistory(quoteId: string) {
  return useApiQuery("/api/quotes/{quote_id}/history", { params: { path: { quote_id: quoteId } } });
}

export function useQuote(quoteId: string) {
  return useApiQuery("/api/quotes/{quote_id}", { params: { path: { quote_id: quoteId } } });
}

export const useQuoteSettings = () => useApiQuery("/api/quote_settings");

export function useLane(origin_facility_id: string, destination_facility_id: string) {
  return useApiQuery("/api/lanes/{origin_facility_id}/{destination_facility_id}", {
    params: { path: { origin_facility_id, destination_facility_id } },
  });
}

export interface ReportQuery {
  by?: "customer" | "lane" | "user";
  sent_from?: string;
  sent_to?: string;
}

export function useQuoteReport(query: ReportQuery) {
  return useApiQuery("/api/quote_report", { params: { query } });
}

/** What shows quotes, and is out of date when one changes. */
export const STALE = [
  "/api/quotes",
  "/api/quotes/{quote_id}",
  "/api/quote_report",
  "/api/lanes/{origin_facility_id}/{destination_facility_id}",
] as const;

const settings = { invalidates: STALE };

export const usePreviewQuote = () => useApiMutation("post", "/api/quote_preview");
export const useCreateQuote = () => useApiMutation("post", "/api/quotes", settings);
export const useUpdateQuote = () => useApiMutation("put", "/api/quotes/{quote_id}", settings);
export const useReviseQuote = () => useApiMutation("post", "/api/quotes/{quote_id}/revise", settings);
export const useRequoteQuote = () => useApiMutation("post", "/api/quotes/{quote_id}/requote", settings);
export const useCopyQuote = () => useApiMutation("post", "/api/quotes/{quote_id}/copy", settings);
export const useRequestApproval = () => useApiMutation("post", "/api/quotes/{quote_id}/request_approval", settings);
export const useApproveQuote = () => useApiMutation("post", "/api/quotes/{quote_id}/approve", settings);
export const useReturnQuote = () => useApiMutation("post", "/api/quotes/{quote_id}/return", settings);
export const useSendQuote = () => useApiMutation("post", "/api/quotes/{quote_id}/send", settings);
export const useAcceptQuote = () => useApiMutation("post", "/api/quotes/{quote_id}/accept", settings);
export const useLoseQuote = () => useApiMutation("post", "/api/quotes/{quote_id}/lose", settings);
export const useReopenQuote = () => useApiMutation("post", "/api/quotes/{quote_id}/reopen", settings);
export const useWithdrawQuote = () => useApiMutation("post", "/api/quotes/{quote_id}/withdraw", settings);
export const useConvertQuote = () =>
  useApiMutation("post", "/api/quotes/{quote_id}/convert", {
    invalidates: [
      ...settings.invalidates,
      "/api/loads",
      "/api/dashboard/operations",
      "/api/customers/{customer_id}/credit",
    ],
  });

const computed = { invalidates: ["/api/quote_settings", "/api/quotes"] } as const;

export const useSetCostModel = () => useApiMutation("put", "/api/cost_model", computed);
export const useSetDieselPrice = () => useApiMutation("put", "/api/diesel_prices", computed);
export const useCreateProgram = () => useApiMutation("post", "/api/fuel_programs", computed);
export const useUpdateProgram = () => useApiMutation("put", "/api/fuel_programs/{fuel_program_id}", computed);
export const useArchiveProgram = () => useApiMutation("post", "/api/fuel_programs/{fuel_program_id}/archive", computed);
export const useRestoreProgram = () => useApiMutation("post", "/api/fuel_programs/{fuel_program_id}/restore", computed);

/** Answers a short-lived address and changes nothing. */
export const usePrintQuote = () => useApiMutation("post", "/api/quotes/{quote_id}/print");
