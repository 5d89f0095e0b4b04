import { useApiMutation, useApiQuery, type ApiData, type ApiInit } from "@haul/platform";
import { listAt } from "@haul/platform/lists";
import { listQuery } from "@haul/ui/data";
import { groupOf, sortOf } from "./list/load-group";

export type Load = ApiData<"/api/loads/{load_id}", "get">;
export type LoadSummary = ApiData<"/api/loads", "get">["items"][number];
export type Stop = Load["stops"][number];
export type StopEvent = Stop["events"][number];
export type Leg = Load["legs"][number];
export type Charge = Load["charges"][number];
export type LegAction = Leg["allowed_actions"][number];
export type AssignmentCheck = ApiData<"/api/loads/{load_id}/assignment_check", "get">;
export type LoadHistory = ApiData<"/api/loads/{load_id}/history", "get">;
export type Verdict = AssignmentCheck["verdicts"][number];
export type LoadDocument = ApiData<"/api/loads/{load_id}/documents", "get">["items"][number];
export type LoadCreate = NonNullable<ApiInit<"/api/loads", "post">["body"]>;
export type LoadUpdate = NonNullable<ApiInit<"/api/loads/{load_id}", "patch">["body"]>;
export type StopInput = LoadCreate["stops"][number];
export type StopUpdate = NonNullable<ApiInit<"/api/loads/{load_id}/stops/{stop_id}", "patch">["body"]>;
export type ChargeUpdate = NonNullable<ApiInit<"/api/loads/{load_id}/charges/{charge_id}", "patch">["body"]>;
export type ChargeInput = LoadCreate["charges"][number];
export type ChargeAdd = NonNullable<ApiInit<"/api/loads/{load_id}/charges", "post">["body"]>;

/** Approved for billing or further: what it bills, and the times and papers that prove it, stay as they are. */
export const isFinanciallyLocked = ({ billing_status }: Pick<Load, "billing_status">) => LOCKED.has(billing_status);

const LOCKED = new Set<Load["billing_status"]>(["approved", "invoiced", "partially_paid", "paid", "written_off"]);

/** What the address asks for, as the operation takes it. */
export function loadsQuery(params: URLSearchParams) {
  const group = groupOf(params);
  return {
    ...listQuery(params, {
      sort: sortOf(group),
      texts: [
        "status",
        "billing_status",
        "timeliness",
        "priority",
        "source",
        "customer_id",
        "facility_id",
        "driver_id",
        "truck_id",
        "trailer_id",
        "dispatcher_id",
        "terminal_id",
        "equipment",
        "tag",
        "numbers",
        "near",
        "origin_state",
        "destination_state",
        "pickup_from",
        "pickup_to",
        "delivery_from",
        "delivery_to",
        "created_from",
        "created_to",
        "delivered_from",
        "delivered_to",
        "earned_from",
        "earned_to",
        "has",
      ],
      flags: [
        "is_unassigned",
        "is_unanswered",
        "is_arriving_soon",
        "is_missing_pod",
        "is_missing_rate_confirmation",
        "is_hazmat",
      ],
    }),
    within_miles: params.has("near") ? wholeNumber(params, "within_miles") : undefined,
    unbilled_for_days: wholeNumber(params, "unbilled_for_days"),
    group: group === "all" ? undefined : group,
  } as const;
}

/** A number of the address; none where it is no number. */
function wholeNumber(params: URLSearchParams, name: string): number | undefined {
  const text = params.get(name) ?? "";
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

/** The figures above the list. */
export function useLoadFigures() {
  return useApiQuery("/api/load_figures", undefined, { meta: { isBackground: true } });
}

export const loadList = listAt("/api/loads", {
  query: loadsQuery,
  sort: sortOf("open"),
  open: "load",
  exports: "loads",
});

/** How many loads each group has. */
export function useLoadCounts() {
  return useApiQuery("/api/load_counts", undefined, { meta: { isBackground: true } });
}

/** Whether the company has no load at all; asked only where that makes a difference. */
export function useHasNoLoads(isAsked: boolean): boolean {
  const one = useApiQuery("/api/loads", { params: { query: { limit: 1 } } }, { enabled: isAsked });
  return isAsked && one.data?.items.length === 0;
}

export function useLoad(loadId: string) {
  return useApiQuery("/api/loads/{load_id}", { params: { path: { load_id: loadId } } });
}

export function useLoadHistory(loadId: string) {
  return useApiQuery("/api/loads/{load_id}/history", { params: { path: { load_id: loadId } } });
}

export function useLoadDocuments(loadId: string) {
  return useApiQuery("/api/loads/{load_id}/documents", { params: { path: { load_id: loadId } } });
}

/** What a change to a load puts out of date. */
export const STALE = [
  "/api/loads",
  "/api/load_counts",
  "/api/load_figures",
  "/api/loads/{load_id}",
  "/api/loads/{load_id}/history",
  "/api/loads/{load_id}/documents",
  "/api/detention",
  "/api/detention/{detention_id}",
  "/api/detention_report",
  "/api/ready_to_bill",
  "/api/dashboard/operations",
  "/api/dispatch_board",
  "/api/dispatch_board/unassigned",
  "/api/tracking/loads",
  "/api/missing_stop_times",
  "/api/customers/{customer_id}/credit",
] as const;

const settings = { invalidates: STALE };

export const useCreateLoad = () => useApiMutation("post", "/api/loads", settings);
export const useUpdateLoad = () => useApiMutation("patch", "/api/loads/{load_id}", settings);
export const useCopyLoad = () => useApiMutation("post", "/api/loads/{load_id}/copy", settings);
export const useAssignLoad = () => useApiMutation("post", "/api/loads/{load_id}/assign", settings);
export const useUnassignLoad = () => useApiMutation("post", "/api/loads/{load_id}/unassign", settings);
export const useTagLoad = () => useApiMutation("post", "/api/loads/{load_id}/tags", settings);
export const useBookLoad = () => useApiMutation("post", "/api/loads/{load_id}/book", settings);
export const useDispatchLoad = () => useApiMutation("post", "/api/loads/{load_id}/dispatch", settings);
export const useStartLoad = () => useApiMutation("post", "/api/loads/{load_id}/start", settings);
export const useResubmitLoad = () => useApiMutation("post", "/api/loads/{load_id}/resubmit", settings);
export const useAcknowledgeLoad = () => useApiMutation("post", "/api/loads/{load_id}/acknowledge", settings);
export const useSplitLoad = () => useApiMutation("post", "/api/loads/{load_id}/split", settings);
export const useJoinLegs = () => useApiMutation("post", "/api/loads/{load_id}/join_legs", settings);
export const useHoldLoad = () => useApiMutation("post", "/api/loads/{load_id}/hold", settings);
export const useBreakDownLoad = () => useApiMutation("post", "/api/loads/{load_id}/break_down", settings);
export const useRepairLoad = () => useApiMutation("post", "/api/loads/{load_id}/repair", settings);
export const useReleaseLoad = () => useApiMutation("post", "/api/loads/{load_id}/release", settings);
export const useCancelLoad = () => useApiMutation("post", "/api/loads/{load_id}/cancel", settings);
export const useMarkTonu = () => useApiMutation("post", "/api/loads/{load_id}/tonu", settings);
export const useReopenLoad = () => useApiMutation("post", "/api/loads/{load_id}/reopen", settings);
export const useRecordStopEvent = () => useApiMutation("post", "/api/loads/{load_id}/stops/{stop_id}/events", settings);
export const useVoidStopEvent = () =>
  useApiMutation("post", "/api/loads/{load_id}/stops/{stop_id}/events/{stop_event_id}/void", settings);
export const useAddStop = () => useApiMutation("post", "/api/loads/{load_id}/stops", settings);
export const useUpdateStop = () => useApiMutation("patch", "/api/loads/{load_id}/stops/{stop_id}", settings);
export const useRemoveStop = () => useApiMutation("post", "/api/loads/{load_id}/stops/{stop_id}/remove", settings);
export const useReorderStops = () => useApiMutation("post", "/api/loads/{load_id}/stops/reorder", settings);
export const useAddCharge = () => useApiMutation("post", "/api/loads/{load_id}/charges", settings);
export const useUpdateCharge = () => useApiMutation("patch", "/api/loads/{load_id}/charges/{charge_id}", settings);
export const useRemoveCharge = () =>
  useApiMutation("post", "/api/loads/{load_id}/charges/{charge_id}/remove", settings);
export const useAddDocument = () => useApiMutation("post", "/api/loads/{load_id}/documents", settings);
/** Each answers a short-lived address and changes nothing. */
export const useOpenDocument = () => useApiMutation("post", "/api/documents/{document_id}/open");
export const usePrintLoad = () => useApiMutation("post", "/api/loads/{load_id}/print");
export const useOpenPacket = () => useApiMutation("post", "/api/loads/{load_id}/invoice_packet");
export const useUpdateDocument = () => useApiMutation("patch", "/api/documents/{document_id}", settings);
export const useRestoreDocument = () => useApiMutation("post", "/api/documents/{document_id}/restore", settings);
export const useArchiveDocument = () => useApiMutation("post", "/api/documents/{document_id}/archive", settings);
