import { useApiQuery, useCan, type ApiData } from "@haul/platform";
import { counted } from "@haul/platform/records";

export type CustomerCredit = ApiData<"/api/customers/{customer_id}/credit", "get">;

/** How long a customer takes to pay, such as `34 days on average`. */
export const daysOnAverage = (days: number) => `${counted(days, { one: "day", many: "days" })} on average`;

/** Where a customer stands against its credit limit; nothing without a customer, or for those who may not read them. */
export function useCustomerCredit(customer_id: string | undefined) {
  const mayRead = useCan("customers:read");
  return useApiQuery(
    "/api/customers/{customer_id}/credit",
    { params: { path: { customer_id: customer_id ?? "" } } },
    { enabled: mayRead && customer_id !== undefined },
  );
}
