import { useApiMutation, useApiQuery, useCan, useSession, type ApiData, type ApiInit } from "@haul/platform";
import { listAt } from "@haul/platform/lists";
import { listQuery } from "@haul/ui/data";
import { invoiceCarrier, type InvoiceViewProps } from "@haul/ui/freight";

export type Load = ApiData<"/api/loads/{load_id}", "get">;
export type ReadyToBillPage = ApiData<"/api/ready_to_bill", "get">;

/** A delivered load that has not been billed, and what blocks it. */
export type ReadyToBillItem = ReadyToBillPage["items"][number];

export type ApprovalInput = NonNullable<ApiInit<"/api/loads/{load_id}/approve_billing", "post">["body"]>;
export type Charge = Load["charges"][number];

export type BillingException = NonNullable<ReadyToBillItem["billing_exception"]>;

/** It can be approved as it is. */
export const isReady = ({ blockers, billing_status }: Pick<ReadyToBillItem, "blockers" | "billing_status">) =>
  blockers.length === 0 && billing_status === "ready_for_review";

/** Charges, or a difference from the rate confirmation, need a decision before approval. */
export const needsLook = ({
  pending_cents,
  rate_difference_cents = 0,
}: Pick<ReadyToBillItem, "pending_cents" | "rate_difference_cents">) =>
  pending_cents !== 0 || rate_difference_cents !== 0;

/** The longest wait first: that is the money that is oldest. */
export const DEFAULT_SORT = "-days_waiting";

/** What the address asks for, as the operation takes it. */
export function readyToBillQuery(params: URLSearchParams) {
  const ready = params.get("is_ready");
  return {
    ...listQuery(params, { sort: DEFAULT_SORT, texts: ["customer_id", "billing_status"] }),
    is_ready: ready === null ? undefined : ready === "true",
  };
}

export const readyToBillList = listAt("/api/ready_to_bill", {
  query: readyToBillQuery,
  sort: DEFAULT_SORT,
  open: "load",
  exports: "ready_to_bill",
});

export function useLoad(loadId: string) {
  return useApiQuery("/api/loads/{load_id}", { params: { path: { load_id: loadId } } });
}

export function useLoadDocuments(loadId: string) {
  return useApiQuery("/api/loads/{load_id}/documents", { params: { path: { load_id: loadId } } });
}

export type LoadDocument = ApiData<"/api/loads/{load_id}/documents", "get">["items"][number];

export function useCustomer(customerId: string) {
  return useApiQuery("/api/customers/{customer_id}", { params: { path: { customer_id: customerId } } });
}

/** The carrier at the head of an invoice: the whole company where the person may read it, else what their session knows. */
export function useCarrier(): InvoiceViewProps["carrier"] {
  const session = useSession();
  const company = useApiQuery("/api/company", undefined, { enabled: useCan("company:read") }).data;
  if (company) return invoiceCarrier(company);
  return { name: session?.company?.legal_name ?? "", dot_number: session?.company?.dot_number ?? "" };
}

/** What shows a load and what was decided about it. */
export const STALE = [
  "/api/ready_to_bill",
  "/api/loads",
  "/api/loads/{load_id}",
  "/api/loads/{load_id}/history",
  "/api/dashboard/operations",
  "/api/dashboard/analytics",
] as const;

const settings = { invalidates: STALE };

export const useApproveBilling = () => useApiMutation("post", "/api/loads/{load_id}/approve_billing", settings);
export const useHoldBilling = () => useApiMutation("post", "/api/loads/{load_id}/hold_billing", settings);
export const useFlagBilling = () => useApiMutation("post", "/api/loads/{load_id}/flag_billing", settings);
export const useSendBack = () => useApiMutation("post", "/api/loads/{load_id}/send_back", settings);
export const useResumeBilling = () => useApiMutation("post", "/api/loads/{load_id}/resume_billing", settings);
export const useUnlockBilling = () => useApiMutation("post", "/api/loads/{load_id}/unlock_billing", settings);

export const useUpdateDocument = () =>
  useApiMutation("patch", "/api/documents/{document_id}", {
    invalidates: [...STALE, "/api/loads/{load_id}/documents"],
  });

/** Each answers a short-lived address and changes nothing. */
export const useOpenDocument = () => useApiMutation("post", "/api/documents/{document_id}/open");
export const useOpenPacket = () => useApiMutation("post", "/api/loads/{load_id}/invoice_packet");
