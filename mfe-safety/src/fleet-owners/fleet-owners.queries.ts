import { useApiMutation, useApiPages, useApiQuery, type ApiData } from "@haul/platform";
import { listQuery } from "@haul/ui/data";

export type FleetOwner = ApiData<"/api/fleet_owners/{fleet_owner_id}", "get">;

export const DEFAULT_SORT = "name";

export function useFleetOwners(params: URLSearchParams) {
  const query = listQuery(params, { sort: DEFAULT_SORT, flags: ["archived"] });
  return useApiPages("/api/fleet_owners", { params: { query } });
}

export const useFleetOwner = (id: string) =>
  useApiQuery("/api/fleet_owners/{fleet_owner_id}", { params: { path: { fleet_owner_id: id } } });

const settings = { invalidates: ["/api/fleet_owners", "/api/fleet_owners/{fleet_owner_id}"] } as const;
export const useCreateFleetOwner = () => useApiMutation("post", "/api/fleet_owners", settings);
export const useUpdateFleetOwner = () => useApiMutation("patch", "/api/fleet_owners/{fleet_owner_id}", settings);
export const useArchiveFleetOwner = () =>
  useApiMutation("post", "/api/fleet_owners/{fleet_owner_id}/archive", settings);
export const useRestoreFleetOwner = () =>
  useApiMutation("post", "/api/fleet_owners/{fleet_owner_id}/restore", settings);
