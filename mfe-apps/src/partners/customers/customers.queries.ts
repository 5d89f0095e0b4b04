import { useApiMutation, useApiPages, useApiQuery, type ApiData } from "@haul/platform";
import { listQuery } from "@haul/ui/data";

export type Customer = ApiData<"/api/customers/{customer_id}", "get">;

export type CustomerDuplicates = ApiData<"/api/customer_duplicates", "get">["items"][number];
export type MergePreview = ApiData<"/api/customers/{customer_id}/merge/{merged_customer_id}", "get">;

export const DEFAULT_SORT = "name";

/** What the address asks for, as the operation takes it. */
export const customersQuery = (params: URLSearchParams) =>
  listQuery(params, { sort: DEFAULT_SORT, texts: ["kind"], flags: ["is_on_credit_hold", "archived"] });

export const useCustomers = (params: URLSearchParams) =>
  useApiPages("/api/customers", { params: { query: customersQuery(params) } });
export const useCustomer = (customerId: string) =>
  useApiQuery("/api/customers/{customer_id}", { params: { path: { customer_id: customerId } } });

export const useCustomerHistory = (customerId: string) =>
  useApiQuery("/api/customers/{customer_id}/history", { params: { path: { customer_id: customerId } } });

/** What a change to a customer puts out of date; loads show its name. */
export const STALE = [
  "/api/customers",
  "/api/customers/{customer_id}",
  "/api/customers/{customer_id}/history",
  "/api/customer_duplicates",
  "/api/loads",
  "/api/loads/{load_id}",
] as const;

const settings = { invalidates: STALE };
export const useCreateCustomer = () => useApiMutation("post", "/api/customers", settings);
export const useUpdateCustomer = () => useApiMutation("patch", "/api/customers/{customer_id}", settings);
export const useArchiveCustomer = () => useApiMutation("post", "/api/customers/{customer_id}/archive", settings);
export const useRestoreCustomer = () => useApiMutation("post", "/api/customers/{customer_id}/restore", settings);

export const useCustomerDuplicates = () => useApiQuery("/api/customer_duplicates");
export const useMergePreview = (customer_id: string, merged_customer_id: string) =>
  useApiQuery("/api/customers/{customer_id}/merge/{merged_customer_id}", {
    params: { path: { customer_id, merged_customer_id } },
  });
/** Whatever names a customer may be another's now. */
export const useMergeCustomer = () =>
  useApiMutation("post", "/api/customers/{customer_id}/merge/{merged_customer_id}", {
    invalidates: [
      ...STALE,
      "/api/customers/{customer_id}/detention_policy",
      "/api/detention",
      "/api/detention_report",
      "/api/quotes",
      "/api/quotes/{quote_id}",
      "/api/ready_to_bill",
    ],
  });
