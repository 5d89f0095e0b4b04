import { defineRecord } from "@haul/platform/records";

export const customerRecord = defineRecord({
  topic: "customer",
  plural: "Customers",
  icon: "company",
  paths: ["/api/customers"],
  parameter: "customer_id",
});
