import type { RemoteManifest } from "@haul/platform";
import { driverRecord } from "./drivers/drivers.records";
import { fleetOwnerRecord } from "./fleet-owners/fleet-owners.records";
import { trailerRecord } from "./trailers/trailers.records";
import { testingReadings, testingRecords } from "./testing/testing.records";
import { truckRecord } from "./trucks/trucks.records";
import { DRIVER, FLEET_OWNER, TRAILER, TRUCK } from "./words";

/** Restricted files live on the drivers' page. */
const DRIVER_FILES = ["driver_files"];

/** What the shell knows about this front-end before it loads any of its code. */
export const manifest: RemoteManifest = {
  id: "safety",
  contract: 1,
  title: "Safety",
  nav: [
    {
      label: DRIVER.heading,
      icon: "drivers",
      path: "/apps/safety/drivers",
      section: "safety",
      otherSections: DRIVER_FILES,
      group: "Safety",
    },
    { label: TRUCK.heading, icon: "trucks", path: "/apps/safety/trucks", section: "safety", group: "Safety" },
  ],
  paths: [
    { pattern: "/apps/safety/drivers/*", frame: "frame", section: "safety", otherSections: DRIVER_FILES },
    { pattern: "/apps/safety/trucks/*", frame: "frame", section: "safety" },
  ],
  shortcuts: [
    {
      label: `Add ${DRIVER.one}`,
      icon: "drivers",
      path: "/apps/safety/drivers?add=record",
      words: ["new driver", "hire"],
      permission: "drivers:write",
    },
    {
      label: `Add ${TRUCK.one}`,
      icon: "trucks",
      path: "/apps/safety/trucks?add=record",
      words: ["new truck", "unit"],
      permission: "trucks:write",
    },
    {
      label: `Add ${TRAILER.one}`,
      icon: "trucks",
      path: "/apps/safety/trucks?tab=trailers&add=record",
      words: ["new trailer", "unit"],
      permission: "trailers:write",
    },
    {
      label: "Driver papers",
      icon: "drivers",
      path: "/apps/safety/drivers?tab=papers",
      words: ["compliance", "expiring", "expired", "DQ file"],
      permission: "drivers:read",
    },
    {
      label: "Drug and alcohol testing",
      icon: "drivers",
      path: "/apps/safety/drivers?tab=testing",
      words: ["382", "Clearinghouse", "random draw", "prohibited"],
      permission: "drug_alcohol:read",
    },
    {
      label: "Truck papers",
      icon: "trucks",
      path: "/apps/safety/trucks?tab=truck_papers",
      words: ["compliance", "expiring", "inspection", "registration"],
      permission: "trucks:read",
    },
    { label: TRAILER.heading, icon: "trucks", path: "/apps/safety/trucks?tab=trailers", permission: "trailers:read" },
    {
      label: FLEET_OWNER.heading,
      icon: "company",
      path: "/apps/safety/trucks?tab=owners",
      words: ["owner-operators"],
      permission: "fleet_owners:read",
    },
  ],
  records: [driverRecord, truckRecord, trailerRecord, fleetOwnerRecord, ...testingRecords],
  readings: [
    {
      paths: ["/api/records/{record_kind}/{record_id}/compliance", "/api/compliance_board", "/api/compliance_items"],
      follows: ["driver", "truck", "trailer"],
    },
    ...testingReadings,
  ],
};
