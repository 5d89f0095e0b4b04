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

/** A job of the server, which is over within a minute and has no page of its own. */
export const invoiceBatchRecord = defineRecord({
  topic: "invoice_batch",
  name: "batch of invoices",
  paths: ["/api/invoice_batches"],
  parameter: "invoice_batch_id",
});
