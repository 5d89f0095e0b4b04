import { useApiMutation, useApiQuery, type ApiData } from "@haul/platform";

export type DetentionPolicy = ApiData<"/api/detention_policy", "get">;
export type DetentionTerms = DetentionPolicy["terms"];

export const useDetentionPolicy = () => useApiQuery("/api/detention_policy");

export const useCustomerPolicy = (customerId: string) =>
  useApiQuery("/api/customers/{customer_id}/detention_policy", { params: { path: { customer_id: customerId } } });

const agreed = {
  invalidates: ["/api/detention_policy", "/api/customers/{customer_id}/detention_policy"],
} as const;
export const useReplacePolicy = () => useApiMutation("put", "/api/detention_policy", agreed);
export const useReplaceCustomerPolicy = () =>
  useApiMutation("put", "/api/customers/{customer_id}/detention_policy", agreed);
export const useRemoveCustomerPolicy = () =>
  useApiMutation("delete", "/api/customers/{customer_id}/detention_policy", agreed);
