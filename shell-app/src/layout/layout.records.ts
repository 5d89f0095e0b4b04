import { defineRecord } from "@haul/platform/records";

/** What the frame keeps for a person: notices under the bell, and what every list remembers and hands out. */
export const layoutRecords = [
  // Notices concern one person each.
  defineRecord({ topic: "notice", paths: ["/api/notices", "/api/notice_settings"], isAudited: false }),
  defineRecord({ topic: "saved_view", paths: ["/api/saved_views"] }),
  defineRecord({ topic: "export", paths: ["/api/exports"], parameter: "export_id" }),
];
