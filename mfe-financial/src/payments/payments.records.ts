import { defineRecord } from "@haul/platform/records";
import { PAYMENT, PAYMENT_STATUSES } from "../words";

export const paymentRecord = defineRecord({
  topic: "payment",
  plural: PAYMENT.heading,
  icon: "payment",
  paths: ["/api/payments"],
  parameter: "payment_id",
  looks: PAYMENT_STATUSES,
});
