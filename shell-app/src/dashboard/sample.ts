import type { AnalyticsDashboard } from "./analytics.page";
import type { Figures } from "./analytics-tiles";
import type { OperationsDashboard } from "./operations.page";

/** A quiet Friday of a carrier with 25 trucks, for tests. */
export const operations: OperationsDashboard = {
  as_of: "2026-11-20T12:00:00.000000Z",
  time_zone: "America/Chicago",
  week_start_on: "2026-11-16",
  active_count: 38,
  unassigned_count: 5,
  late_count: 2,
  at_risk_count: 3,
  arriving_soon_count: 6,
  idle_truck_count: 4,
  out_of_service_truck_count: 1,
  out_of_service_trailer_count: 2,
  missing_pod_count: 7,
  earlier: {
    yesterday: {
      counted_on: "2026-11-19",
      active_count: 36,
      unassigned_count: 5,
      late_count: 1,
      at_risk_count: 4,
      arriving_soon_count: 2,
      idle_truck_count: 6,
      out_of_service_truck_count: 1,
      out_of_service_trailer_count: 2,
      missing_pod_count: 9,
    },
  },
  booked_this_week_cents: 18_432_000,
  booked_last_week_cents: 16_100_000,
  delivered_this_week_cents: 14_120_000,
  delivered_last_week_cents: 15_300_000,
  tonu_this_week_cents: 50_000,
  tonu_last_week_cents: 25_000,
  pending_cents: 128_500,
  ready_to_bill_count: 14,
  ready_to_bill_cents: 4_211_850,
  rate_per_mile: "2.4312",
  previous_rate_per_mile: "2.3900",
  currency: "USD",
  status_counts: [
    { status: "booked", count: 8 },
    { status: "in_transit", count: 18 },
  ],
  exceptions: [],
  approvals: [
    { kind: "billing", count: 14 },
    { kind: "quotes", count: 2 },
  ],
  expiring_papers: [
    {
      subject_kind: "driver",
      subject_id: "01930000-0000-7000-8000-000000000011",
      subject_name: "Walt Jensen",
      code: "medical_expiring",
      expires_on: "2026-11-28",
      path: "/apps/safety/drivers?driver=01930000-0000-7000-8000-000000000011",
    },
  ],
  recent_activity: [
    { occurred_at: "2026-11-20T11:40:00.000000Z", actor_name: "Dana Whitfield", summary: "Load 104218 delivered" },
  ],
};

const FIGURES: Figures = {
  from: "2026-08-24",
  to: "2026-11-20",
  revenue_cents: 184_320_000,
  tonu_cents: 150_000,
  tonu_count: 6,
  pending_cents: 412_500,
  pending_count: 9,
  delivered_count: 612,
  with_loaded_miles_count: 598,
  with_all_miles_count: 0,
  timed_pickup_count: 570,
  timed_delivery_count: 560,
  dwell_count: 555,
  truck_count: 25,
  loaded_miles: "512000.0",
  empty_miles: "0.0",
  rate_per_mile_loaded: "3.6000",
  on_time_pickup_percent: "96.1",
  on_time_delivery_percent: "93.8",
  average_dwell_minutes: 100,
  utilization_percent: "71.5",
};

/** Thirteen weeks; empty miles are known of no load, so there is no deadhead, and there is no cost model. */
export const analytics: AnalyticsDashboard = {
  ...FIGURES,
  previous_revenue_cents: 171_000_000,
  previous: {
    ...FIGURES,
    from: "2026-05-27",
    to: "2026-08-23",
    revenue_cents: 171_000_000,
    on_time_pickup_percent: "94.0",
    average_dwell_minutes: 80,
  },
  currency: "USD",
  weeks: Array.from({ length: 13 }, (_, index) => ({
    week_start_on: new Date(Date.UTC(2026, 7, 24 + index * 7)).toISOString().slice(0, 10),
    revenue_cents: 14_000_000 + ((index * 37) % 11) * 650_000,
    delivered_count: 42 + (index % 7),
    loaded_miles: "39000.0",
  })),
  customers: [],
  lanes: [],
  facilities: [],
  drivers: [],
  most_margin: [],
  least_margin: [],
};
