import { defineRecord } from "@haul/platform/records";
import { CUSTOMER } from "../../words";

export const customerRecord = defineRecord({
  topic: "customer",
  plural: CUSTOMER.heading,
  icon: "customers",
  paths: ["/api/customers"],
  parameter: "customer_id",
});
