import type { RecordReading } from "@haul/platform";
import { defineRecord } from "@haul/platform/records";

/** What the frame keeps for a person: notices under the bell, and what every list remembers and hands out. */
export const layoutRecords = [
  // Notices concern one person each.
  defineRecord({ topic: "notice", paths: ["/api/notices", "/api/notice_settings"], isAudited: false }),
  // Who has a record open is told only to the others who have.
  defineRecord({
    topic: "presence",
    paths: ["/api/records/{record_kind}/{record_id}/presence"],
    parameter: "record_id",
    isAudited: false,
  }),
  defineRecord({ topic: "saved_view", paths: ["/api/saved_views"] }),
  defineRecord({ topic: "export", paths: ["/api/exports"], parameter: "export_id" }),
];

/** Notes and files change with their record. */
export const layoutReadings: readonly RecordReading[] = [
  {
    paths: ["/api/records/{record_kind}/{record_id}/notes", "/api/records/{record_kind}/{record_id}/files"],
    follows: ["load", "quote", "customer", "facility", "driver", "truck", "trailer"],
  },
];
