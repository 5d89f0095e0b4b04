import { useApiMutation, useApiQuery, type ApiData } from "@haul/platform";
import { STALE } from "../invoices/invoices.queries";

const SETTINGS = "/api/write_off_settings";
const INVOICE = "/api/invoices/{invoice_id}";

/** How much each role can write off on an invoice without approval. */
export type WriteOffSettings = ApiData<typeof SETTINGS, "get">;
export type WriteOffLimit = WriteOffSettings["limits"][number];
/** A request for a write-off. */
export type WriteOffRequest = NonNullable<ApiData<typeof INVOICE, "get">["write_off_requests"]>[number];

export const useWriteOffSettings = () => useApiQuery(SETTINGS);
export const useReplaceWriteOffSettings = () => useApiMutation("put", SETTINGS, { invalidates: [SETTINGS] });

const stale = { invalidates: STALE };

export const useRequestWriteOff = () => useApiMutation("post", `${INVOICE}/request_write_off`, stale);
export const useApproveWriteOff = () => useApiMutation("post", `${INVOICE}/approve_write_off`, stale);
export const useRejectWriteOff = () => useApiMutation("post", `${INVOICE}/reject_write_off`, stale);
export const useWithdrawWriteOff = () => useApiMutation("post", `${INVOICE}/withdraw_write_off`, stale);
