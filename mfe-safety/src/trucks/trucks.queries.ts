import { useApiMutation, useApiQuery, type ApiData } from "@haul/platform";
import { recordsAt } from "@haul/platform/lists";
import { TRUCK } from "../words";

export type Truck = ApiData<"/api/trucks/{truck_id}", "get">;
export type Ownership = ApiData<"/api/trucks/{truck_id}/ownerships", "get">["items"][number];

export const trucks = recordsAt("/api/trucks/{truck_id}", {
  noun: TRUCK,
  sort: "unit_number",
  texts: ["status", "ownership", "terminal_id", "tag", "fleet_owner_id", "motor_carrier_id"],
  flags: ["is_idle", "archived"],
  stale: ["/api/trucks/{truck_id}/ownerships"],
  hasHistory: true,
  isAnnotated: true,
  exports: "trucks",
});

export const useOwnerships = (truckId: string) =>
  useApiQuery("/api/trucks/{truck_id}/ownerships", { params: { path: { truck_id: truckId } } });

const settings = {
  invalidates: ["/api/trucks", "/api/trucks/{truck_id}", "/api/trucks/{truck_id}/ownerships"],
} as const;
export const useCreateOwnership = () => useApiMutation("post", "/api/trucks/{truck_id}/ownerships", settings);
export const useUpdateOwnership = () =>
  useApiMutation("patch", "/api/trucks/{truck_id}/ownerships/{ownership_id}", settings);
