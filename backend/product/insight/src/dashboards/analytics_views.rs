//! Wire types of the analytics dashboard.

use haul_types::{Date, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// Figures over the loads delivered in a range of days.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct AnalyticsDashboard {
    pub from: Date,
    /// Included.
    pub to: Date,
    /// What customers agreed to for the loads delivered in the range, and for trucks ordered and not used in it.
    pub revenue_cents: i64,
    /// The part of it for trucks ordered and not used.
    pub tonu_cents: i64,
    pub tonu_count: u64,
    /// What waits for the customers of these loads; not part of the revenue.
    pub pending_cents: i64,
    /// The same for as many days before it.
    pub previous_revenue_cents: i64,
    pub delivered_count: u64,
    /// Decimal with 1 place.
    pub loaded_miles: String,
    /// Of the loads whose empty miles are known; decimal with 1 place.
    pub empty_miles: String,
    /// Delivered loads whose loaded miles are known.
    pub with_loaded_miles_count: u64,
    /// Delivered loads whose loaded and empty miles are known.
    pub with_all_miles_count: u64,
    /// Over the loads whose loaded and empty miles are known: revenue ÷ both, in dollars with 4 places.
    pub rate_per_mile_all: Option<String>,
    /// Over the loads whose loaded miles are known: revenue ÷ loaded miles, in dollars with 4 places.
    pub rate_per_mile_loaded: Option<String>,
    /// Over the loads whose loaded and empty miles are known: empty ÷ both, in percent with 1 place.
    pub deadhead_percent: Option<String>,
    /// Arrivals on time ÷ arrivals at stops with an agreed time, in percent with 1 place.
    pub on_time_pickup_percent: Option<String>,
    pub on_time_delivery_percent: Option<String>,
    /// Loaded miles ÷ loads with miles; decimal with 1 place.
    pub average_haul_miles: Option<String>,
    /// Departure − arrival, over all stops.
    pub average_dwell_minutes: Option<i64>,
    /// Revenue ÷ trucks ÷ weeks of the range.
    pub revenue_per_truck_per_week_cents: Option<i64>,
    /// Trucks of the fleet in the range, idle ones among them.
    pub truck_count: u64,
    pub currency: String,
    pub weeks: Vec<AnalyticsWeek>,
    /// Most revenue first.
    pub customers: Vec<AnalyticsCustomer>,
    /// Most revenue first.
    pub lanes: Vec<AnalyticsLane>,
    /// Longest dwell first.
    pub facilities: Vec<AnalyticsFacility>,
}

/// One week of the range.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct AnalyticsWeek {
    /// Its Monday.
    pub week_start_on: Date,
    pub revenue_cents: i64,
    pub delivered_count: u64,
    /// Decimal with 1 place.
    pub loaded_miles: String,
    pub on_time_delivery_percent: Option<String>,
}

/// One customer's part.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct AnalyticsCustomer {
    pub id: Uuid,
    pub name: String,
    pub revenue_cents: i64,
    pub delivered_count: u64,
    pub on_time_delivery_percent: Option<String>,
}

/// From one state to another.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct AnalyticsLane {
    pub origin_state: String,
    pub destination_state: String,
    pub delivered_count: u64,
    pub revenue_cents: i64,
    /// Over the loads whose loaded miles are known: revenue ÷ loaded miles, in dollars with 4 places.
    pub rate_per_mile: Option<String>,
}

/// How long trucks stood at one facility.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct AnalyticsFacility {
    pub id: Uuid,
    pub name: String,
    pub visit_count: u64,
    pub average_dwell_minutes: i64,
}
