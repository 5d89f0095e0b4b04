import { defineRecord } from "@haul/platform/records";

/** A call, a promise or a statement; it is shown with what the customer owes and has no page of its own. */
export const collectionEntryRecord = defineRecord({ topic: "collection_entry", paths: ["/api/receivables"] });
