import type { components } from "@haul/api";
import { defineRecord } from "@haul/platform/records";
import type { StatusLooks } from "@haul/ui/freight";

export const driverRecord = defineRecord({
  topic: "driver",
  plural: "Drivers",
  icon: "drivers",
  subtitle: "phone",
  paths: ["/api/drivers"],
  parameter: "driver_id",
  looks: {
    active: { word: "Active", tone: "good", icon: "user-check" },
    inactive: { word: "Inactive", tone: "neutral", icon: "circle-dashed" },
    terminated: { word: "Terminated", tone: "neutral", icon: "user-off" },
  } satisfies StatusLooks<components["schemas"]["DriverState"]>,
});
