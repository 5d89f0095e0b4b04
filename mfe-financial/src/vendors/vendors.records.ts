import { defineRecord } from "@haul/platform/records";

export const vendorRecord = defineRecord({
  topic: "vendor",
  plural: "Vendors",
  icon: "company",
  paths: ["/api/vendors"],
  parameter: "vendor_id",
});
