import { useApiQuery, useCan, type ApiData } from "@haul/platform";
import { addDays, wallClock } from "@haul/ui/format";

export type MyLoad = ApiData<"/api/loads", "get">["items"][number];
export type CallDue = ApiData<"/api/tracking/loads", "get">["items"][number];
export type UnansweredLeg = ApiData<"/api/dispatch_board/unanswered", "get">["items"][number];
type UnansweredPage = ApiData<"/api/dispatch_board/unanswered", "get">;
export type EmptyTruck = ApiData<"/api/dispatch_board/empty_trucks", "get">["items"][number];

/** Whose day it is: one dispatcher's, or everyone's. */
export interface Whose {
  dispatcher_id?: string;
}

/** As many as one reads; the list behind each part has the others. */
const SHOWN = 10;
/** As many as the server answers at once. */
const MOST = 200;
/** What time alone changes, such as a call that becomes due, is asked for again. */
const FRESH = { refetchInterval: 60_000 };

/** The company's day after today. */
export const tomorrowIn = (zone: string) => addDays(wallClock(new Date(), zone).slice(0, 10), 1);

export function useCallsDue(whose: Whose) {
  const mayRead = useCan("tracking:read");
  const query = { ...whose, is_check_call_due: true, sort: ["check_call_due_at" as const], limit: SHOWN };
  return useApiQuery("/api/tracking/loads", { params: { query } }, { ...FRESH, enabled: mayRead });
}

/** Neither the board nor the list of loads has a filter for these, so all of them are read here when asked for. */
export const useUnanswered = (whose: Whose, showsAll: boolean) =>
  useApiQuery(
    "/api/dispatch_board/unanswered",
    { params: { query: { ...whose, limit: showsAll ? MOST : SHOWN } } },
    { ...FRESH, ...(showsAll ? { placeholderData: (shown?: UnansweredPage) => shown } : {}) },
  );

/** Loads that are picked up on a day and were sent to no driver yet. */
export const undispatchedOn = (day: string, whose: Whose) => ({
  ...whose,
  status: ["booked" as const, "assigned" as const],
  pickup_from: day,
  pickup_to: day,
  sort: ["pickup_at" as const],
});

export const useUndispatched = (day: string, whose: Whose) =>
  useApiQuery("/api/loads", { params: { query: { ...undispatchedOn(day, whose), limit: SHOWN } } }, FRESH);

export const useEmptyTrucks = (day: string, whose: Whose) =>
  useApiQuery("/api/dispatch_board/empty_trucks", { params: { query: { ...whose, by: day } } }, FRESH);

/** As many as a list gives, to plan with and to send on. */
export const useAvailableTrucks = (day: string, whose: Whose) =>
  useApiQuery("/api/dispatch_board/empty_trucks", { params: { query: { ...whose, by: day, limit: 200 } } }, FRESH);

/** What is still to be moved, the next pickup first. */
export const openLoads = (whose: Whose) => ({ ...whose, group: "open" as const, sort: ["pickup_at" as const] });

export const useOpenLoads = (whose: Whose) =>
  useApiQuery("/api/loads", { params: { query: { ...openLoads(whose), limit: SHOWN } } }, FRESH);
