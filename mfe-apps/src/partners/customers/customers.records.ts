import { defineRecord } from "@haul/platform/records";

export const customerRecord = defineRecord({
  topic: "customer",
  plural: "Customers",
  icon: "customers",
  paths: ["/api/customers"],
  parameter: "customer_id",
});
