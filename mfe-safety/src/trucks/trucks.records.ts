import { defineRecord } from "@haul/platform/records";

export const truckRecord = defineRecord({
  topic: "truck",
  plural: "Trucks",
  icon: "trucks",
  paths: ["/api/trucks"],
  parameter: "truck_id",
});
