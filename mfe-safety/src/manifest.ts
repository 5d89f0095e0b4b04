import type { RemoteManifest } from "@haul/platform";
import { driverRecord } from "./drivers/drivers.records";
import { fleetOwnerRecord } from "./fleet-owners/fleet-owners.records";
import { trailerRecord } from "./trailers/trailers.records";
import { truckRecord } from "./trucks/trucks.records";

/** What the shell knows of this front-end before it loads any of its code. */
export const manifest: RemoteManifest = {
  id: "safety",
  contract: 1,
  title: "Safety",
  nav: [
    { label: "Drivers", icon: "drivers", path: "/apps/safety/drivers", section: "safety", group: "Safety" },
    { label: "Trucks", icon: "trucks", path: "/apps/safety/trucks", section: "safety", group: "Safety" },
  ],
  paths: [
    { pattern: "/apps/safety/drivers/*", frame: "frame", section: "safety" },
    { pattern: "/apps/safety/trucks/*", frame: "frame", section: "safety" },
  ],
  records: [driverRecord, truckRecord, trailerRecord, fleetOwnerRecord],
};
