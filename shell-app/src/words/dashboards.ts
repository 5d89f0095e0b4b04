import type { components } from "@haul/api";

type Schemas = components["schemas"];

/** Figures that can have a target, and their units. */
export const TARGET_FIGURES: Readonly<
  Record<Schemas["DashboardFigure"], { label: string; unit: string; isShare?: boolean }>
> = {
  revenue_per_week: { label: "Revenue per week, at least", unit: "$" },
  delivered_per_week: { label: "Loads delivered per week, at least", unit: "loads" },
  revenue_per_truck_per_week: { label: "Revenue per truck per week, at least", unit: "$" },
  rate_per_mile_all: { label: "RPM over all miles, at least", unit: "$" },
  rate_per_mile_loaded: { label: "RPM over loaded miles, at least", unit: "$" },
  deadhead_percent: { label: "Deadhead, at most", unit: "%", isShare: true },
  utilization_percent: { label: "Utilization, at least", unit: "%", isShare: true },
  on_time_pickup_percent: { label: "On-time pickup, at least", unit: "%", isShare: true },
  on_time_delivery_percent: { label: "On-time delivery, at least", unit: "%", isShare: true },
  average_dwell_minutes: { label: "Average dwell, at most", unit: "min" },
  cost_per_mile: { label: "Cost per mile, at most", unit: "$" },
  operating_ratio_percent: { label: "Operating ratio, at most", unit: "%" },
  margin_percent: { label: "Margin, at least", unit: "%", isShare: true },
};

/** What waits for a decision, and the list where it is made. */
export const APPROVALS: Readonly<Record<Schemas["ApprovalKind"], { label: string; path: string }>> = {
  billing: { label: "Loads to approve for billing", path: "/apps/financial/ready-to-bill?is_ready=true" },
  quotes: { label: "Quotes below the margin floor", path: "/apps/quotation?status=pending_approval" },
  detention: { label: "Detention to claim or waive", path: "/apps/loads/detention" },
  charges: {
    label: "Loads with charges the customer has yet to approve",
    path: "/apps/loads?group=all&has=pending_charges",
  },
  join_requests: { label: "Requests to join", path: "/admin?tab=requests" },
};
