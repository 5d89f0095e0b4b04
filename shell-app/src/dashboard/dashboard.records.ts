import type { RecordReading } from "@haul/platform";
import { defineRecord } from "@haul/platform/records";

export const dashboardRecords = [
  defineRecord({ topic: "dashboard_target", paths: ["/api/dashboard/targets"] }),
  defineRecord({ topic: "dashboard_preference", paths: ["/api/dashboard/preference"] }),
];

/**
 * Costs follow the cost model, figures of finance invoices and payments, and those of safety its registers; approvals also wait for quotes, detention and people
 * who want to join.
 */
export const dashboardReadings: readonly RecordReading[] = [
  {
    paths: ["/api/dashboard"],
    follows: [
      ...["load", "cost_model", "quote", "detention", "join_request"],
      ...["invoice", "payment"],
      ...["accident", "roadside_inspection", "claim"],
    ],
  },
];
