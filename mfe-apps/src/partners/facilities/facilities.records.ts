import { defineRecord } from "@haul/platform/records";

export const facilityRecord = defineRecord({
  topic: "facility",
  plural: "Facilities",
  icon: "warehouse",
  paths: ["/api/facilities"],
  parameter: "facility_id",
});
