import type { components } from "@haul/api";
import { defineRecord } from "@haul/platform/records";
import type { StatusLooks } from "@haul/ui/freight";

export const detentionRecord = defineRecord({
  topic: "detention",
  paths: ["/api/detention", "/api/detention_report"],
  parameter: "detention_id",
  // A wait follows from what happens to its load.
  follows: ["load"],
  looks: {
    accruing: {
      word: "At the dock",
      tone: "moving",
      icon: "map-pin",
      explanation: "The truck is there; the clock runs",
    },
    pending: { word: "To decide", tone: "attention", icon: "clock" },
    disputed: { word: "Disputed", tone: "bad", icon: "alert-triangle" },
    approved: { word: "Claimed", tone: "planned", icon: "check", explanation: "A charge is on the load" },
    billed: { word: "Billed", tone: "moving", icon: "file-invoice" },
    waived: { word: "Waived", tone: "neutral", icon: "receipt-off" },
    not_billable: { word: "Nothing due", tone: "neutral", icon: "circle-dashed" },
  } satisfies StatusLooks<components["schemas"]["DetentionStatus"]>,
});
