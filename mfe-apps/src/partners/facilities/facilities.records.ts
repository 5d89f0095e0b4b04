import { defineRecord } from "@haul/platform/records";
import { FACILITY } from "../../words";

export const facilityRecord = defineRecord({
  topic: "facility",
  plural: FACILITY.heading,
  icon: "warehouse",
  paths: ["/api/facilities"],
  parameter: "facility_id",
});
