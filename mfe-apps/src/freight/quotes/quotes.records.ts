import { defineRecord } from "@haul/platform/records";
import { QUOTE, QUOTE_STATUSES } from "../../words";

export const quoteRecord = defineRecord({
  topic: "quote",
  plural: QUOTE.heading,
  icon: "receipt",
  paths: ["/api/quotes", "/api/quote_report", "/api/lanes"],
  parameter: "quote_id",
  looks: QUOTE_STATUSES,
});

export const quoteRecords = [
  quoteRecord,
  defineRecord({
    topic: "contract_lane",
    paths: ["/api/contract_lanes"],
    parameter: "contract_lane_id",
  }),
  defineRecord({ topic: "cost_model", paths: ["/api/quote_settings"] }),
  defineRecord({ topic: "diesel_price", paths: ["/api/quote_settings"] }),
  defineRecord({ topic: "fuel_program", paths: ["/api/quote_settings"] }),
];
