import { useApiMutation, useApiPages, useApiQuery, type ApiData } from "@haul/platform";
import { listQuery } from "@haul/ui/data";

export type Driver = ApiData<"/api/drivers/{driver_id}", "get">;

export const DEFAULT_SORT = "last_name";

export function driversQuery(params: URLSearchParams) {
  const days = params.get("expiring_within_days");
  return {
    ...listQuery(params, { sort: DEFAULT_SORT, texts: ["state", "kind", "terminal_id"], flags: ["archived"] }),
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
