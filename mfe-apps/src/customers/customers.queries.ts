import { useApiMutation, useApiQuery, type ApiData } from "@haul/platform";

export type Customer = ApiData<"/api/customers/{customer_id}", "get">;

export const useCustomer = (customerId: string) =>
  useApiQuery("/api/customers/{customer_id}", { params: { path: { customer_id: customerId } } });

/** Loads show their customer's name. */
const settings = {
  invalidates: ["/api/customers", "/api/customers/{customer_id}", "/api/loads", "/api/loads/{load_id}"],
} as const;
export const useCreateCustomer = () => useApiMutation("post", "/api/customers", settings);
export const useUpdateCustomer = () => useApiMutation("patch", "/api/customers/{customer_id}", settings);
export const useArchiveCustomer = () => useApiMutation("post", "/api/customers/{customer_id}/archive", settings);
export const useRestoreCustomer = () => useApiMutation("post", "/api/customers/{customer_id}/restore", settings);
