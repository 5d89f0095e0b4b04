import { useEffect } from "react";
import { useApiMutation, useApiPages, useApiQuery, useCan, type ApiData, type ApiInit } from "@haul/platform";
import { listAt } from "@haul/platform/lists";
import { listQuery } from "@haul/ui/data";
import { STALE as LOAD_STALE } from "../loads/loads.queries";

export type TrackedLoad = ApiData<"/api/tracking/loads", "get">["items"][number];
export type TrackedPosition = NonNullable<TrackedLoad["position"]>;
export type TrackingSummary = ApiData<"/api/tracking/summary", "get">;
export type CheckCall = ApiData<"/api/loads/{load_id}/check_calls", "get">["items"][number];
export type CheckCallCreate = NonNullable<ApiInit<"/api/loads/{load_id}/check_calls", "post">["body"]>;
export type TrackingException = ApiData<"/api/tracking/exceptions", "get">["items"][number];
export type ExceptionCreate = NonNullable<ApiInit<"/api/loads/{load_id}/tracking_exceptions", "post">["body"]>;
export type TrackingSettings = ApiData<"/api/tracking_settings", "get">;
export type TrackingTerms = TrackingSettings["terms"];
export type TrackingLink = ApiData<"/api/loads/{load_id}/tracking_links", "get">["items"][number];
export type DriverLink = ApiData<"/api/loads/{load_id}/driver_links", "get">["items"][number];
export type LoadMessage = ApiData<"/api/loads/{load_id}/messages", "get">["items"][number];
export type OnTimeReport = ApiData<"/api/on_time_report", "get">;
export type OnTimeFigures = OnTimeReport["pickups"];

/** Only a load with a driver and a truck has a driver to call. */
export const hasCrew = ({ driver, truck }: TrackedLoad) => driver !== undefined && truck !== undefined;

/** Late ones first, and among them the earliest due. */
export const URGENCY_SORT = "urgency";
/** The most overdue call first. */
export const DUE_SORT = "check_call_due_at";
export const NEWEST_FIRST = "-opened_at";

/** Exceptions that are not resolved. */
export const UNSOLVED: TrackingException["status"][] = ["open", "acknowledged"];

export const trackedQuery = (params: URLSearchParams, sort: string) =>
  listQuery(params, {
    sort,
    texts: ["timeliness", "customer_id", "driver_id", "dispatcher_id"],
    flags: ["is_check_call_due", "has_exception"],
  });

/** Positions age on their own: the server is asked again. */
const FRESH_MS = 60_000;

export function useTrackedLoads(params: URLSearchParams, sort: string) {
  const query = useApiPages("/api/tracking/loads", { params: { query: trackedQuery(params, sort) } });
  const { refetch } = query;
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void refetch();
    }, FRESH_MS);
    return () => clearInterval(timer);
  }, [refetch]);
  return query;
}

export const useTrackingSummary = () =>
  useApiQuery("/api/tracking/summary", undefined, { refetchInterval: FRESH_MS, meta: { isBackground: true } });

/** The load as the list has it; null where it is a draft, or delivered and its truck empty. */
export const useTrackedLoad = (loadId: string, isEnabled = true) =>
  useApiQuery(
    "/api/tracking/loads",
    { params: { query: { load_id: loadId } } },
    { enabled: isEnabled, refetchInterval: FRESH_MS, select: ({ items }) => items[0] ?? null },
  );

export const useCheckCalls = (loadId: string, isEnabled = true) =>
  useApiQuery("/api/loads/{load_id}/check_calls", { params: { path: { load_id: loadId } } }, { enabled: isEnabled });

/** What the address asks for; what is solved is shown to those who ask for it. */
export function exceptionsQuery(params: URLSearchParams) {
  const query = listQuery(params, { sort: NEWEST_FIRST, texts: ["status", "kind", "load_id", "owner_id"], flags: [] });
  return { ...query, status: query.status ?? UNSOLVED };
}

export const exceptionList = listAt("/api/tracking/exceptions", {
  query: exceptionsQuery,
  sort: NEWEST_FIRST,
  open: "exception",
  list: "tracking_exceptions",
  exports: "tracking_exceptions",
});

export const useException = (exceptionId: string) =>
  useApiQuery("/api/tracking/exceptions/{tracking_exception_id}", {
    params: { path: { tracking_exception_id: exceptionId } },
  });

/** All of one load's, the solved ones too. */
export const useExceptionsOfLoad = (loadId: string) =>
  useApiQuery("/api/tracking/exceptions", { params: { query: { load_id: loadId, limit: 50 } } });

export const useTrackingSettings = () => useApiQuery("/api/tracking_settings");

export const useTrackingLinks = (loadId: string) =>
  useApiQuery("/api/loads/{load_id}/tracking_links", { params: { path: { load_id: loadId } } });

export const useLinkViews = (loadId: string, linkId: string) =>
  useApiQuery("/api/loads/{load_id}/tracking_links/{tracking_link_id}/views", {
    params: { path: { load_id: loadId, tracking_link_id: linkId } },
  });

export const useDriverLinks = (loadId: string) =>
  useApiQuery("/api/loads/{load_id}/driver_links", { params: { path: { load_id: loadId } } });

/** What was sent about a load, and what became of it. */
export function useLoadMessages(loadId: string) {
  // A load's own page asks for them too, and who reads loads need not follow them.
  const mayFollow = useCan("tracking:read");
  return useApiQuery(
    "/api/loads/{load_id}/messages",
    { params: { path: { load_id: loadId } } },
    { enabled: mayFollow },
  );
}

/** A driver's link, to copy. */
export const useDriverLinkAddress = (loadId: string, linkId: string) =>
  useApiQuery(
    "/api/loads/{load_id}/driver_links/{driver_link_id}/address",
    { params: { path: { load_id: loadId, driver_link_id: linkId } } },
    { gcTime: 0 },
  );

export const useOnTimeReport = (query: { from?: string; to?: string; grace_minutes?: number }) =>
  useApiQuery("/api/on_time_report", { params: { query } });

/** Every answer that tells where a load is. */
const FOLLOWED = [
  "/api/tracking/loads",
  "/api/tracking/summary",
  "/api/tracking/exceptions",
  "/api/tracking/exceptions/{tracking_exception_id}",
] as const;

const called = { invalidates: ["/api/loads/{load_id}/check_calls", ...FOLLOWED, ...LOAD_STALE] } as const;
export const useCreateCheckCall = () => useApiMutation("post", "/api/loads/{load_id}/check_calls", called);
export const useVoidCheckCall = () =>
  useApiMutation("post", "/api/loads/{load_id}/check_calls/{check_call_id}/void", called);

const solved = { invalidates: [...FOLLOWED, "/api/loads/{load_id}/history", "/api/on_time_report"] } as const;
export const useOpenException = () => useApiMutation("post", "/api/loads/{load_id}/tracking_exceptions", solved);
export const useUpdateException = () =>
  useApiMutation("patch", "/api/tracking/exceptions/{tracking_exception_id}", solved);
export const useAcknowledgeException = () =>
  useApiMutation("post", "/api/tracking/exceptions/{tracking_exception_id}/acknowledge", solved);
export const useResolveException = () =>
  useApiMutation("post", "/api/tracking/exceptions/{tracking_exception_id}/resolve", solved);

export const useReplaceSettings = () =>
  useApiMutation("put", "/api/tracking_settings", { invalidates: ["/api/tracking_settings", ...FOLLOWED] });

const shared = {
  invalidates: ["/api/loads/{load_id}/tracking_links", "/api/loads/{load_id}/messages", "/api/loads/{load_id}/history"],
} as const;
export const useCreateTrackingLink = () => useApiMutation("post", "/api/loads/{load_id}/tracking_links", shared);
export const useRevokeTrackingLink = () =>
  useApiMutation("post", "/api/loads/{load_id}/tracking_links/{tracking_link_id}/revoke", shared);

const handed = { invalidates: ["/api/loads/{load_id}/driver_links", "/api/loads/{load_id}/history"] } as const;
export const useCreateDriverLink = () => useApiMutation("post", "/api/loads/{load_id}/driver_links", handed);
export const useRevokeDriverLink = () =>
  useApiMutation("post", "/api/loads/{load_id}/driver_links/{driver_link_id}/revoke", handed);
const told = {
  invalidates: ["/api/loads/{load_id}/messages", "/api/loads/{load_id}", "/api/loads/{load_id}/history"],
} as const;
export const useSendDriverLink = () =>
  useApiMutation("post", "/api/loads/{load_id}/driver_links/{driver_link_id}/send", told);
export const useSendTrackingLink = () =>
  useApiMutation("post", "/api/loads/{load_id}/tracking_links/{tracking_link_id}/send", told);
export const useRequestPod = () => useApiMutation("post", "/api/loads/{load_id}/request_pod", told);
export const useSendStatusReport = () => useApiMutation("post", "/api/loads/{load_id}/status_report/send", told);
export const useOpenStatusReport = () =>
  useApiMutation("post", "/api/loads/{load_id}/status_report", { invalidates: [] });
