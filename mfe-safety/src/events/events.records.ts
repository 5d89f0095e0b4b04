import { defineRecord } from "@haul/platform/records";
import { DRIVER_EVENTS } from "../words";

export const eventRecord = defineRecord({
  topic: "driver_event",
  plural: DRIVER_EVENTS,
  paths: ["/api/driver_events"],
  parameter: "driver_event_id",
  // It names the driver, and its files are the driver's.
  follows: ["driver"],
});
