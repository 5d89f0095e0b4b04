import type { ApiData } from "@haul/platform";
import { recordsAt } from "@haul/platform/lists";
import { FLEET_OWNER } from "../words";

export type FleetOwner = ApiData<"/api/fleet_owners/{fleet_owner_id}", "get">;

export const fleetOwners = recordsAt("/api/fleet_owners/{fleet_owner_id}", {
  noun: FLEET_OWNER,
  sort: "name",
  flags: ["archived"],
  hasHistory: true,
  exports: "fleet_owners",
});
