import { defineRecord } from "@haul/platform/records";

/** What was posted, and which months are closed; neither opens on a page of its own. */
export const ledgerRecords = [
  defineRecord({ topic: "posting", name: "ledger posting", paths: ["/api/ledger/lines"] }),
  defineRecord({ topic: "accounting_period", name: "month of the ledger", paths: ["/api/ledger/periods"] }),
];
