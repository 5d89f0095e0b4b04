import { useApiMutation, useApiQuery, type ApiData } from "@haul/platform";
import { recordsAt } from "@haul/platform/lists";
import { STALE_PAPERS } from "../papers/papers.queries";
import { daySpan } from "../shared/day-span";
import { sheetBody, type Sheet } from "../shared/sheet-file";
import { DRIVER_EVENT } from "../words";

export type DriverEvent = ApiData<"/api/driver_events/{driver_event_id}", "get">;

/** A new one may become the driver's paper. */
export const events = recordsAt("/api/driver_events/{driver_event_id}", {
  noun: DRIVER_EVENT,
  sort: "-happened_on",
  texts: ["kind", "driver_id"],
  flags: ["is_follow_up_open", "is_overdue", "archived"],
  more: (params) => daySpan(params, "happened"),
  stale: STALE_PAPERS,
  hasHistory: true,
  exports: "driver_events",
});

/** The latest of a driver. */
export const useLatestEventsOf = (driver_id: string, limit: number) =>
  useApiQuery("/api/driver_events", { params: { query: { driver_id, limit } } });

/** Training and signed policies of three years as one PDF (49 CFR 172.704, 382.601). */
export function useTrainingRegister(): Sheet {
  const { mutate, data, error } = useApiMutation("post", "/api/driver_events/open");
  return { print: (asOf) => mutate({ body: sheetBody(asOf) }), url: data?.url, error };
}
