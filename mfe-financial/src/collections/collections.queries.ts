import { useApiMutation, useApiQuery, useCan, type ApiData, type ApiInit } from "@haul/platform";

const ENTRIES = "/api/receivables/{customer_id}/entries";

/** A call, a message, a promise, a statement or a reminder about what a customer owes. */
export type CollectionEntry = ApiData<typeof ENTRIES, "get">["items"][number];
export type CollectionEntryCreate = NonNullable<ApiInit<typeof ENTRIES, "post">["body"]>;

/** As many as the API answers at once. */
const MOST = 200;

/** The latest entries about a customer, the last one first. */
export const useCollectionEntries = (customer_id: string) =>
  useApiQuery(ENTRIES, { params: { path: { customer_id }, query: { limit: MOST } } });

/** Where the customer gets invoices; `data` is undefined for those who may not read customers. */
export function useBillingEmail(customer_id: string) {
  return useApiQuery(
    "/api/customers/{customer_id}",
    { params: { path: { customer_id } } },
    { enabled: useCan("customers:read"), select: ({ billing_email, email }) => billing_email ?? email ?? "" },
  );
}

/** The list shows the follow-up and the promise of the latest entry; a promise holds reminders up. */
const settings = { invalidates: ["/api/receivables", "/api/receivables/{customer_id}/reminder", ENTRIES] as const };

export const useLogEntry = () => useApiMutation("post", ENTRIES, settings);
export const useSendStatement = () => useApiMutation("post", "/api/receivables/{customer_id}/send_statement", settings);

/** Answers a short-lived address and changes nothing. */
export const useOpenStatement = () => useApiMutation("post", "/api/receivables/{customer_id}/statement");
