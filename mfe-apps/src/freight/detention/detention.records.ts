import { defineRecord } from "@haul/platform/records";
import { DETENTION_STATUSES } from "../../words";

export const detentionRecord = defineRecord({
  topic: "detention",
  paths: ["/api/detention", "/api/detention_report"],
  parameter: "detention_id",
  // A wait follows from what happens to its load.
  follows: ["load"],
  looks: DETENTION_STATUSES,
});
