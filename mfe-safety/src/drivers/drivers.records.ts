import { defineRecord } from "@haul/platform/records";
import { DRIVER, DRIVER_STATUSES } from "../words";

export const driverRecord = defineRecord({
  topic: "driver",
  plural: DRIVER.heading,
  icon: "drivers",
  subtitle: "phone",
  paths: ["/api/drivers"],
  parameter: "driver_id",
  looks: DRIVER_STATUSES,
});
