import type { RecordReading } from "@haul/platform";
import { defineRecord } from "@haul/platform/records";
import { TERMINATION } from "../words";

export const terminationRecord = defineRecord({
  topic: "driver_termination",
  plural: TERMINATION.heading,
  paths: ["/api/driver_terminations"],
  parameter: "driver_termination_id",
  // It names the driver.
  follows: ["driver"],
});

export const terminationReadings: readonly RecordReading[] = [
  {
    paths: ["/api/driver_terminations/{driver_termination_id}/statement"],
    follows: ["driver_termination", "accident", "driver"],
  },
];
