import { defineRecord } from "@haul/platform/records";
import { MVR_LOOKS } from "../words";

export const mvrRecord = defineRecord({
  topic: "motor_vehicle_record",
  plural: "Motor vehicle records",
  paths: ["/api/motor_vehicle_records"],
  parameter: "motor_vehicle_record_id",
  // It names the driver.
  follows: ["driver"],
  looks: MVR_LOOKS,
});
