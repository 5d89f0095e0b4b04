import { defineRecord } from "@haul/platform/records";
import { VENDOR } from "../words";

export const vendorRecord = defineRecord({
  topic: "vendor",
  plural: VENDOR.heading,
  icon: "store",
  paths: ["/api/vendors"],
  parameter: "vendor_id",
});
