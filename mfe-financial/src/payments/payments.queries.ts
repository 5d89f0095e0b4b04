import {
  searchCustomers,
  useApiMutation,
  useApiQuery,
  type ApiData,
  type ApiInit,
  type FoundRecord,
} from "@haul/platform";
import { listAt } from "@haul/platform/lists";
import { listQuery } from "@haul/ui/data";
import { askedStatus } from "../status-tabs";
import { STALE } from "../invoices/invoices.queries";

const PAYMENTS = "/api/payments";
const ONE = "/api/payments/{payment_id}";
const COUNTS = "/api/payments/counts";

/** Money that a customer paid. */
export type Payment = ApiData<typeof ONE, "get">;
export type PaymentStatus = Payment["status"];
export type PaymentAction = Payment["allowed_actions"][number];
/** A part of a payment that went back to the customer. */
export type PaymentRefund = NonNullable<Payment["refunds"]>[number];
/** A part of a payment that pays an invoice. */
export type PaymentApplication = NonNullable<Payment["applications"]>[number];
export type PaymentCreate = NonNullable<ApiInit<typeof PAYMENTS, "post">["body"]>;
export type PaymentRefundCreate = NonNullable<ApiInit<`${typeof ONE}/refund`, "post">["body"]>;
export type ApplicationInput = NonNullable<PaymentCreate["applications"]>[number];

const TEXTS = ["method", "customer_id", "invoice_id", "received_from", "received_to"] as const;

/** What the address asks for, as the operation takes it. */
export function paymentQuery(params: URLSearchParams) {
  const deposited = params.get("is_deposited");
  return {
    ...listQuery(params, { sort: "-received_on", texts: TEXTS }),
    status: askedStatus(params),
    is_deposited: deposited === null ? undefined : deposited === "true",
  };
}

export const payments = listAt(PAYMENTS, {
  sort: "-received_on",
  open: "payment",
  query: paymentQuery,
  exports: "payments",
});

export const usePayment = (payment_id: string) => useApiQuery(ONE, { params: { path: { payment_id } } });
export const usePaymentHistory = (payment_id: string) =>
  useApiQuery(`${ONE}/history`, { params: { path: { payment_id } } });
export const usePaymentCounts = () => useApiQuery(COUNTS);

const UNAPPLIED = ["unapplied"] satisfies PaymentStatus[];

/** What a customer paid that doesn't pay an invoice yet. */
export const useUnappliedPayments = (customer_id: string, isEnabled: boolean) =>
  useApiQuery(PAYMENTS, { params: { query: { customer_id, status: UNAPPLIED } } }, { enabled: isEnabled });

/** Customers who pay. One on credit hold is offered too, for its money is what ends the hold. */
export async function searchPayers(q: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const found = await searchCustomers(q, signal);
  return found.map(({ blocked, ...customer }) => ({ ...customer, detail: blocked ?? customer.detail }));
}

const settings = { invalidates: STALE };

export const useCreatePayment = () => useApiMutation("post", PAYMENTS, settings);
export const useApplyPayment = () => useApiMutation("post", `${ONE}/apply`, settings);
export const useUnapplyPayment = () => useApiMutation("post", `${ONE}/unapply`, settings);
export const useRefundPayment = () => useApiMutation("post", `${ONE}/refund`, settings);
export const useVoidRefund = () => useApiMutation("post", `${ONE}/void_refund`, settings);
export const useReturnPayment = () => useApiMutation("post", `${ONE}/return`, settings);
export const useVoidPayment = () => useApiMutation("post", `${ONE}/void`, settings);
