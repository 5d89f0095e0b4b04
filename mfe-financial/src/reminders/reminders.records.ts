import { defineRecord } from "@haul/platform/records";

/** When customers are reminded; it is shown with what goes out and has no page of its own. */
export const reminderSettingsRecord = defineRecord({ topic: "reminder_settings", paths: ["/api/reminder_settings"] });
