import { useApiMutation, useApiQuery, useCan, type ApiData, type ApiInit } from "@haul/platform";

const ENTRIES = "/api/receivables/{customer_id}/entries";

/** A call, a message, a promise, a statement or a reminder about what a customer owes. */
export type CollectionEntry = ApiData<typeof ENTRIES, "get">["items"][number];
export type CollectionEntryCreate = NonNullable<ApiInit<typeof ENTRIES, "post">["body"]>;

/** As many as the API answers at once. */
const MOST = 200;
/** A mail is on its way for some seconds, and no live update tells of its arrival. */
const LOOK_AGAIN_MS = 4_000;

const isQueued = ({ mail_status }: CollectionEntry) => mail_status === "queued";

/** The latest entries about a customer, the last one first. */
export const useCollectionEntries = (customer_id: string) =>
  useApiQuery(
    ENTRIES,
    { params: { path: { customer_id }, query: { limit: MOST } } },
    {
      refetchInterval: ({ state }) => (state.data?.items.some(isQueued) ? LOOK_AGAIN_MS : false),
      meta: { isBackground: true },
    },
  );

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
