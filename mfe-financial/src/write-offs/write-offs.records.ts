import { defineRecord } from "@haul/platform/records";

/** How much each role writes off; a dialog of the invoices' page. */
export const writeOffSettingsRecord = defineRecord({ topic: "write_off_settings", paths: ["/api/write_off_settings"] });
