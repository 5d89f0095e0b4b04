import { defineRecord } from "@haul/platform/records";

export const binderRecord = defineRecord({
  topic: "audit_binder",
  paths: ["/api/audit_binders"],
  parameter: "audit_binder_id",
});
