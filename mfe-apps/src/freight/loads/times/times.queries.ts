import { useApiMutation, useApiQuery, type ApiData, type ApiInit } from "@haul/platform";
import { STALE } from "../loads.queries";

export type MissingTime = ApiData<"/api/missing_stop_times", "get">["items"][number];
export type StopTimes = NonNullable<ApiInit<"/api/stop_times", "post">["body"]>;

/** A load, a truck's day, or with nothing the whole company. */
export type TimesOf = { load_id?: string } | { truck_id: string; on: string };

/** Arrivals and departures not recorded or confirmed yet. */
export const useMissingTimes = (of: TimesOf, isWanted = true) =>
  useApiQuery("/api/missing_stop_times", { params: { query: of } }, { enabled: isWanted });

export const useRecordStopTimes = () =>
  useApiMutation("post", "/api/stop_times", {
    invalidates: [...STALE, "/api/tracking/summary", "/api/on_time_report"],
  });
