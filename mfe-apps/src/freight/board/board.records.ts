import type { RecordReading } from "@haul/platform";
import { defineRecord } from "@haul/platform/records";

export const boardRecords = [
  defineRecord({ topic: "assignment_rule", paths: ["/api/assignment_rules", "/api/dispatch_board", "/api/loads"] }),
];

/** The rows also say where the trucks are, whom to call, and who may not drive. */
export const boardReadings: readonly RecordReading[] = [
  { paths: ["/api/dispatch_board"], follows: ["driver", "load", "tracking", "check_call"] },
];
