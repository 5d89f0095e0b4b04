import type { RecordReading } from "@haul/platform";
import { defineRecord } from "@haul/platform/records";

export const boardRecords = [
  defineRecord({ topic: "assignment_rule", paths: ["/api/assignment_rules", "/api/dispatch_board", "/api/loads"] }),
];

/** The rows say where the trucks are and whom to call, too. */
export const boardReadings: readonly RecordReading[] = [
  { paths: ["/api/dispatch_board"], follows: ["load", "tracking", "check_call"] },
];
