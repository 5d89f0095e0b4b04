import { useApiMutation, useApiPages, useApiQuery, type ApiData, type ApiInit } from "@haul/platform";
import { listQuery } from "../shared/list-query";

export type Driver = ApiData<"/api/drivers/{driver_id}", "get">;

export const DEFAULT_SORT = "last_name";

type Query = NonNullable<NonNullable<NonNullable<ApiInit<"/api/drivers", "get">>["params"]>["query"]>;

export function driversQuery(params: URLSearchParams): Query {
  const days = params.get("expiring_within_days");
  return {
    ...listQuery(params, DEFAULT_SORT, ["state", "kind", "terminal_id"]),
    ...(days === null ? {} : { expiring_within_days: Number(days) }),
  };
}

export const useDrivers = (params: URLSearchParams) =>
  useApiPages("/api/drivers", { params: { query: driversQuery(params) } });
export const useDriver = (driverId: string) =>
  useApiQuery("/api/drivers/{driver_id}", { params: { path: { driver_id: driverId } } });

const settings = { invalidates: ["/api/drivers", "/api/drivers/{driver_id}"] } as const;
export const useCreateDriver = () => useApiMutation("post", "/api/drivers", settings);
export const useUpdateDriver = () => useApiMutation("patch", "/api/drivers/{driver_id}", settings);
export const useArchiveDriver = () => useApiMutation("post", "/api/drivers/{driver_id}/archive", settings);
export const useRestoreDriver = () => useApiMutation("post", "/api/drivers/{driver_id}/restore", settings);
