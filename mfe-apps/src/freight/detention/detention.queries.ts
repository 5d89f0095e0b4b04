import { useApiMutation, useApiQuery, type ApiData } from "@haul/platform";
import { listAt } from "@haul/platform/lists";
import { SEARCH_PARAMETER, listQuery } from "@haul/ui/data";

export type Detention = ApiData<"/api/detention", "get">["items"][number];
export type DetentionCase = ApiData<"/api/detention/{detention_id}", "get">;
export type DetentionEvidence = DetentionCase["timeline"][number];
export type DetentionReport = ApiData<"/api/detention_report", "get">;
export type DetentionSums = DetentionReport["total"];

/** Latest arrivals first. */
export const DEFAULT_SORT = "-arrived_at";

/** Stops that came to nothing are shown only to those who ask for them. */
const PENDING: Detention["status"][] = ["pending"];
const WORTH_SEEING: Detention["status"][] = ["accruing", "pending", "disputed", "approved", "billed", "waived"];

const FILTERS = ["status", "customer_id", "facility_id", "load_id", "arrived_from", "arrived_to"] as const;
const FLAGS = ["has_changed_facts"] as const;

/** What waits for a decision, or all that is worth seeing. */
export type DetentionGroup = "pending" | "all";

/** The parameter with which an address asks for all stops. */
export const SHOWN = "show";

/** A filter, search or view makes the address cover all stops unless it names their state. */
const ASKS_FOR_ALL = [...FILTERS, ...FLAGS, SEARCH_PARAMETER, "view"];

/** The group that the address asks for; null where it leaves that open. */
export function groupOf(params: URLSearchParams): DetentionGroup | null {
  if (params.get("status") === "pending") return "pending";
  return params.get(SHOWN) === "all" || ASKS_FOR_ALL.some((name) => params.has(name)) ? "all" : null;
}

/** What the address asks for, as the operation takes it, where an open one means this group. */
const queryOf = (opening: DetentionGroup) => (params: URLSearchParams) => {
  const query = listQuery(params, { sort: DEFAULT_SORT, texts: FILTERS, flags: FLAGS });
  const group = groupOf(params) ?? opening;
  return { ...query, status: query.status ?? (group === "pending" ? PENDING : WORTH_SEEING) };
};

const listFor = (opening: DetentionGroup) =>
  listAt("/api/detention", {
    query: queryOf(opening),
    sort: DEFAULT_SORT,
    open: "detention",
    exports: "detention",
  });

/** The list by the group that an open address means. */
export const detentionLists = { pending: listFor("pending"), all: listFor("all") } as const;

export const useDetention = (detentionId: string) =>
  useApiQuery("/api/detention/{detention_id}", { params: { path: { detention_id: detentionId } } });

/** What happened at the stops of one load, those that came to nothing included. */
export const useDetentionOfLoad = (loadId: string) =>
  useApiQuery("/api/detention", { params: { query: { load_id: loadId, limit: 50 } } });

interface ReportQuery {
  from?: string | undefined;
  to?: string | undefined;
  facility_id?: string | undefined;
  customer_id?: string | undefined;
}

export const useDetentionReport = (query: ReportQuery = {}) =>
  useApiQuery("/api/detention_report", { params: { query } });

/** A decision changes what its load earns. */
const decided = {
  invalidates: [
    "/api/detention",
    "/api/detention/{detention_id}",
    "/api/detention_report",
    "/api/loads",
    "/api/loads/{load_id}",
    "/api/loads/{load_id}/history",
    "/api/ready_to_bill",
  ],
} as const;
export const useApproveDetention = () => useApiMutation("post", "/api/detention/{detention_id}/approve", decided);
export const useWaiveDetention = () => useApiMutation("post", "/api/detention/{detention_id}/waive", decided);
export const useDisputeDetention = () => useApiMutation("post", "/api/detention/{detention_id}/dispute", decided);
export const useReopenDetention = () => useApiMutation("post", "/api/detention/{detention_id}/reopen", decided);

/** Answers a short-lived address and changes nothing. */
export const useOpenCaseFile = () => useApiMutation("post", "/api/detention/{detention_id}/case_file");
