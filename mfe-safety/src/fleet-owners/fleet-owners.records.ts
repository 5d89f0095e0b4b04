import { defineRecord } from "@haul/platform/records";

export const fleetOwnerRecord = defineRecord({
  topic: "fleet_owner",
  // A truck is shown with its owner.
  paths: ["/api/fleet_owners", "/api/trucks"],
  parameter: "fleet_owner_id",
});
