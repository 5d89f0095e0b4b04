import { defineRecord } from "@haul/platform/records";

export const basicRecord = defineRecord({
  topic: "basic_measure",
  paths: ["/api/basic_measures"],
  parameter: "basic_measure_id",
  // It names the carrier.
  follows: ["motor_carrier"],
});
