import { useApiMutation, useApiPages, useApiQuery, type ApiData } from "@haul/platform";
import { listQuery } from "@haul/ui/data";

export type Truck = ApiData<"/api/trucks/{truck_id}", "get">;
export type Ownership = ApiData<"/api/trucks/{truck_id}/ownerships", "get">["items"][number];

export const DEFAULT_SORT = "unit_number";

/** What the address asks for, as the operation takes it. */
export function trucksQuery(params: URLSearchParams) {
  const texts = ["status", "ownership", "terminal_id", "fleet_owner_id"] as const;
  return listQuery(params, { sort: DEFAULT_SORT, texts, flags: ["is_idle", "archived"] });
}

export const useTrucks = (params: URLSearchParams) =>
  useApiPages("/api/trucks", { params: { query: trucksQuery(params) } });

export const useTruck = (truckId: string) =>
  useApiQuery("/api/trucks/{truck_id}", { params: { path: { truck_id: truckId } } });
export const useOwnerships = (truckId: string) =>
  useApiQuery("/api/trucks/{truck_id}/ownerships", { params: { path: { truck_id: truckId } } });

const settings = {
  invalidates: ["/api/trucks", "/api/trucks/{truck_id}", "/api/trucks/{truck_id}/ownerships"],
} as const;
export const useCreateTruck = () => useApiMutation("post", "/api/trucks", settings);
export const useUpdateTruck = () => useApiMutation("patch", "/api/trucks/{truck_id}", settings);
export const useArchiveTruck = () => useApiMutation("post", "/api/trucks/{truck_id}/archive", settings);
export const useRestoreTruck = () => useApiMutation("post", "/api/trucks/{truck_id}/restore", settings);
export const useCreateOwnership = () => useApiMutation("post", "/api/trucks/{truck_id}/ownerships", settings);
export const useUpdateOwnership = () =>
  useApiMutation("patch", "/api/trucks/{truck_id}/ownerships/{ownership_id}", settings);
