import { useApiMutation, useApiQuery, type ApiData } from "@haul/platform";
import { recordsOf } from "@haul/platform/lists";
import { STALE_PAPERS } from "../papers/papers.queries";
import { MVR } from "../words";

export type Mvr = ApiData<"/api/motor_vehicle_records/{motor_vehicle_record_id}", "get">;
export type MvrEntry = Mvr["entries"][number];
export type MvrDecision = NonNullable<Mvr["decision"]>;

/** People who keep drivers keep their motor vehicle records. */
export const mvrs = recordsOf("/api/motor_vehicle_records/{motor_vehicle_record_id}", "drivers:write", {
  noun: MVR,
  sort: "-pulled_on",
  texts: ["decision", "driver_id"],
  flags: ["archived"],
  more: (params) => (params.get("to_review") === "true" ? { is_reviewed: false } : {}),
  hasHistory: true,
});

/** A review becomes the driver's paper. */
export const useReviewMvr = () =>
  useApiMutation("post", "/api/motor_vehicle_records/{motor_vehicle_record_id}/review", {
    invalidates: [...mvrs.stale, ...STALE_PAPERS],
  });

export const useMvrHistory = (motor_vehicle_record_id: string) =>
  useApiQuery("/api/motor_vehicle_records/{motor_vehicle_record_id}/history", {
    params: { path: { motor_vehicle_record_id } },
  });

/** The one that was pulled last. */
export const useLatestMvrOf = (driver_id: string) =>
  useApiQuery("/api/motor_vehicle_records", { params: { query: { driver_id, sort: ["-pulled_on"], limit: 1 } } });
