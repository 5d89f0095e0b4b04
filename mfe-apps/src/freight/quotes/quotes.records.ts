import type { components } from "@haul/api";
import { defineRecord } from "@haul/platform/records";
import type { StatusLooks } from "@haul/ui/freight";

export const quoteRecord = defineRecord({
  topic: "quote",
  plural: "Quotes",
  icon: "receipt",
  paths: ["/api/quotes", "/api/quote_report", "/api/lanes"],
  parameter: "quote_id",
  looks: {
    draft: { word: "Draft", tone: "neutral", icon: "pencil" },
    pending_approval: { word: "Waiting for approval", tone: "attention", icon: "clock" },
    approved: { word: "Approved", tone: "planned", icon: "check" },
    sent: { word: "Sent", tone: "moving", icon: "send" },
    viewed: { word: "Opened", tone: "moving", icon: "eye", explanation: "The customer has opened the link" },
    accepted: { word: "Accepted", tone: "good", icon: "circle-check" },
    converted: { word: "Booked", tone: "good", icon: "truck", explanation: "A load was booked from it" },
    declined: { word: "Declined", tone: "bad", icon: "circle-x" },
    lost: { word: "Lost", tone: "neutral", icon: "trending-down" },
    expired: { word: "Expired", tone: "bad", icon: "clock-exclamation" },
    withdrawn: { word: "Withdrawn", tone: "neutral", icon: "arrow-back-up" },
    superseded: {
      word: "Superseded",
      tone: "neutral",
      icon: "receipt-off",
      explanation: "Replaced by a newer version",
    },
  } satisfies StatusLooks<components["schemas"]["QuoteStatus"]>,
});

export const quoteRecords = [
  quoteRecord,
  defineRecord({ topic: "cost_model", paths: ["/api/quote_settings"] }),
  defineRecord({ topic: "diesel_price", paths: ["/api/quote_settings"] }),
  defineRecord({ topic: "fuel_program", paths: ["/api/quote_settings"] }),
];
