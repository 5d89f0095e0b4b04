import { useApiMutation, useApiQuery, useCan, type ApiData } from "@haul/platform";
import { recordsAt } from "@haul/platform/lists";
import { CUSTOMER } from "../../words";

export type Customer = ApiData<"/api/customers/{customer_id}", "get">;

export type CustomerDuplicates = ApiData<"/api/customer_duplicates", "get">["items"][number];
export type MergePreview = ApiData<"/api/customers/{customer_id}/merge/{merged_customer_id}", "get">;

/** Loads show a customer's name. */
export const customers = recordsAt("/api/customers/{customer_id}", {
  noun: CUSTOMER,
  sort: "name",
  texts: ["kind", "tag"],
  flags: ["is_on_credit_hold", "archived"],
  hasHistory: true,
  isAnnotated: true,
  stale: ["/api/customer_duplicates", "/api/customers/{customer_id}/credit", "/api/loads", "/api/loads/{load_id}"],
  exports: "customers",
});

/** One customer, as far as there is one and the reader may see it. */
export function useCustomer(customer_id: string | undefined) {
  const isAsked = useCan("customers:read") && customer_id !== undefined;
  const params = { path: { customer_id: customer_id ?? "" } };
  return useApiQuery("/api/customers/{customer_id}", { params }, { enabled: isAsked });
}

export const useCustomerDuplicates = () => useApiQuery("/api/customer_duplicates");
export const useMergePreview = (customer_id: string, merged_customer_id: string) =>
  useApiQuery("/api/customers/{customer_id}/merge/{merged_customer_id}", {
    params: { path: { customer_id, merged_customer_id } },
  });
/** Every answer that names a customer may name another one now. */
export const useMergeCustomer = () =>
  useApiMutation("post", "/api/customers/{customer_id}/merge/{merged_customer_id}", {
    invalidates: [
      ...customers.stale,
      "/api/customers/{customer_id}/detention_policy",
      "/api/detention",
      "/api/detention_report",
      "/api/quotes",
      "/api/quotes/{quote_id}",
      "/api/ready_to_bill",
    ],
  });
