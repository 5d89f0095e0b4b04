import { defineRecord } from "@haul/platform/records";

const HISTORY = "/api/loads/{load_id}/history";

export const trackingRecords = [
  defineRecord({
    topic: "tracking",
    paths: ["/api/tracking", "/api/on_time_report"],
    parameter: "load_id",
    follows: ["load", "tracking_exception", "tracking_settings"],
    // A load's progress follows from records that are in the audit log.
    isAudited: false,
  }),
  defineRecord({ topic: "tracking_exception", paths: [HISTORY], parameter: "tracking_exception_id" }),
  defineRecord({ topic: "tracking_settings", paths: ["/api/tracking_settings"] }),
  defineRecord({ topic: "check_call", paths: ["/api/loads/{load_id}/check_calls", HISTORY] }),
  defineRecord({ topic: "tracking_link", paths: ["/api/loads/{load_id}/tracking_links"] }),
  defineRecord({ topic: "driver_link", paths: ["/api/loads/{load_id}/driver_links"] }),
  defineRecord({ topic: "load_message", paths: ["/api/loads/{load_id}/messages"] }),
];
