import { defineRecord } from "@haul/platform/records";

export const carrierRecord = defineRecord({
  topic: "motor_carrier",
  // A truck is shown with the carrier under which it runs.
  paths: ["/api/motor_carriers", "/api/trucks"],
  parameter: "motor_carrier_id",
});
