import { defineRecord } from "@haul/platform/records";

export const claimRecord = defineRecord({
  topic: "claim",
  paths: ["/api/claims"],
  parameter: "claim_id",
  // It names who drove what, and the load and accident it is about.
  follows: ["driver", "truck", "trailer", "load", "accident"],
});
