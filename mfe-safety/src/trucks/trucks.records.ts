import { defineRecord } from "@haul/platform/records";
import { TRUCK } from "../words";

export const truckRecord = defineRecord({
  topic: "truck",
  plural: TRUCK.heading,
  icon: "trucks",
  paths: ["/api/trucks"],
  parameter: "truck_id",
});
