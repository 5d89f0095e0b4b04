import type { RemoteManifest } from "@haul/platform";
import { collectionEntryRecord } from "./collections/collections.records";
import { depositRecord } from "./deposits/deposits.records";
import { invoiceBatchRecord, invoiceRecord } from "./invoices/invoices.records";
import { ledgerRecords } from "./ledger/ledger.records";
import { paymentRecord } from "./payments/payments.records";
import { reminderSettingsRecord } from "./reminders/reminders.records";
import { vendorRecord } from "./vendors/vendors.records";
import { INVOICE, PAYMENT, VENDOR } from "./words";
import { writeOffSettingsRecord } from "./write-offs/write-offs.records";

/** What the shell knows about this front-end before it loads any of its code. */
export const manifest: RemoteManifest = {
  id: "financial",
  contract: 1,
  title: "Financial",
  nav: [
    {
      label: "Ready to bill",
      icon: "files",
      path: "/apps/financial/ready-to-bill",
      section: "financial",
      group: "Financial",
    },
    {
      label: INVOICE.heading,
      icon: "invoice",
      path: "/apps/financial/invoices",
      section: "financial",
      group: "Financial",
    },
    {
      label: PAYMENT.heading,
      icon: "payment",
      path: "/apps/financial/payments",
      section: "financial",
      group: "Financial",
    },
    {
      label: "Receivables",
      icon: "receivable",
      path: "/apps/financial/receivables",
      section: "financial",
      group: "Financial",
    },
    { label: "Ledger", icon: "ledger", path: "/apps/financial/ledger", section: "financial", group: "Financial" },
    { label: "Close", icon: "close", path: "/apps/financial/close", section: "financial", group: "Financial" },
    { label: VENDOR.heading, icon: "store", path: "/apps/financial/vendors", section: "financial", group: "Financial" },
  ],
  paths: [
    { pattern: "/apps/financial/ready-to-bill/*", frame: "frame", section: "financial" },
    { pattern: "/apps/financial/invoices/*", frame: "frame", section: "financial" },
    { pattern: "/apps/financial/payments/*", frame: "frame", section: "financial" },
    { pattern: "/apps/financial/receivables/*", frame: "frame", section: "financial" },
    { pattern: "/apps/financial/ledger/*", frame: "frame", section: "financial" },
    { pattern: "/apps/financial/close/*", frame: "frame", section: "financial" },
    { pattern: "/apps/financial/vendors/*", frame: "frame", section: "financial" },
  ],
  shortcuts: [
    {
      label: `Record ${PAYMENT.one}`,
      icon: "payment",
      path: "/apps/financial/payments?add=payment",
      words: ["new payment", "check", "ACH", "cash receipt"],
      permission: "payments:write",
    },
    {
      label: "Import remittance",
      icon: "payment",
      path: "/apps/financial/payments?add=remittance",
      words: ["remittance advice", "lockbox", "EFT", "check stub"],
      permission: "payments:write",
    },
    {
      label: "Import opening balances",
      icon: "invoice",
      path: "/apps/imports?kind=opening_balances",
      words: ["open invoices", "beginning balances", "migrate receivables", "AR import"],
      permission: "invoices:write",
    },
    {
      label: `Add ${VENDOR.one}`,
      icon: "store",
      path: "/apps/financial/vendors?add=record",
      words: ["new vendor", "shop"],
      permission: "vendors:write",
    },
  ],
  records: [
    vendorRecord,
    invoiceRecord,
    invoiceBatchRecord,
    paymentRecord,
    depositRecord,
    collectionEntryRecord,
    reminderSettingsRecord,
    writeOffSettingsRecord,
    ...ledgerRecords,
  ],
  readings: [
    { paths: ["/api/ready_to_bill"], follows: ["load"] },
    { paths: ["/api/receivables"], follows: ["invoice", "payment"] },
    { paths: ["/api/reminders"], follows: ["invoice", "payment", "collection_entry", "reminder_settings"] },
    { paths: ["/api/ledger"], follows: ["posting", "accounting_period"] },
  ],
};
