import { defineRecord } from "@haul/platform/records";

export const inspectionRecord = defineRecord({
  topic: "roadside_inspection",
  paths: ["/api/roadside_inspections"],
  parameter: "roadside_inspection_id",
  // It names who drove what.
  follows: ["driver", "truck", "trailer"],
});
