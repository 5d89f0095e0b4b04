import { defineRecord } from "@haul/platform/records";
import { INVOICE, INVOICE_STATUSES } from "../words";

export const invoiceRecord = defineRecord({
  topic: "invoice",
  plural: INVOICE.heading,
  icon: "invoice",
  paths: ["/api/invoices"],
  parameter: "invoice_id",
  looks: INVOICE_STATUSES,
});
