import { defineRecord } from "@haul/platform/records";

export const detentionPolicyRecord = defineRecord({
  topic: "detention_policy",
  // A customer is shown with their terms.
  paths: ["/api/detention_policy", "/api/customers"],
});
