import { defineRecord } from "@haul/platform/records";

export const accidentRecord = defineRecord({
  topic: "accident",
  paths: ["/api/accidents"],
  parameter: "accident_id",
  // It names who drove what.
  follows: ["driver", "truck", "trailer"],
});
