import { defineRecord } from "@haul/platform/records";

export const challengeRecord = defineRecord({
  topic: "data_q_challenge",
  paths: ["/api/data_q_challenges"],
  parameter: "data_q_challenge_id",
  // It names what it is about.
  follows: ["roadside_inspection", "accident"],
});
