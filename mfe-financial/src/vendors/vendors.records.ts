import { defineRecord } from "@haul/platform/records";

export const vendorRecord = defineRecord({
  topic: "vendor",
  plural: "Vendors",
  icon: "store",
  paths: ["/api/vendors"],
  parameter: "vendor_id",
});
