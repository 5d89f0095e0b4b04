import { defineRecord } from "@haul/platform/records";
import { DEPOSIT } from "../words";

export const depositRecord = defineRecord({
  topic: "deposit",
  plural: DEPOSIT.heading,
  paths: ["/api/deposits"],
  parameter: "deposit_id",
  // It shows the status of its payments.
  follows: ["payment"],
});
