import type { ApiData } from "@haul/platform";
import { recordsAt } from "@haul/platform/lists";

export type FleetOwner = ApiData<"/api/fleet_owners/{fleet_owner_id}", "get">;

export const fleetOwners = recordsAt("/api/fleet_owners/{fleet_owner_id}", { sort: "name", flags: ["archived"] });
