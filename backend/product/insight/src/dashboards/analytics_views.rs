//! Wire types of the analytics dashboard.

use haul_types::{Date, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

use super::{
    figures_views::{AnalyticsCost, AnalyticsFigures, SafetyFigures},
    margin_views::{AnalyticsDriver, AnalyticsLoad},
};

/// Figures over the loads delivered in a range of days.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct AnalyticsDashboard {
    /// First day, in the company's time zone.
    pub from: Date,
    /// Included.
    pub to: Date,
    /// What customers agreed to pay for loads delivered, and for trucks ordered and not used, in the range.
    pub revenue_cents: i64,
    /// The part for trucks ordered and not used.
    pub tonu_cents: i64,
    /// Trucks ordered and not used in the range.
    pub tonu_count: u64,
    /// Charges on these loads awaiting the customer's approval; not part of the revenue.
    pub pending_cents: i64,
    /// Loads with such charges.
    pub pending_count: u64,
    /// The revenue over an equally long range before it.
    pub previous_revenue_cents: i64,
    /// Loads delivered in the range.
    pub delivered_count: u64,
    /// Decimal with 1 place.
    pub loaded_miles: String,
    /// Of loads with known empty miles; decimal with 1 place.
    pub empty_miles: String,
    /// Delivered loads with known loaded miles.
    pub with_loaded_miles_count: u64,
    /// Delivered loads with known loaded and empty miles.
    pub with_all_miles_count: u64,
    /// Revenue ÷ all miles of loads with known loaded and empty miles, in dollars with 4 places.
    pub rate_per_mile_all: Option<String>,
    /// Revenue ÷ loaded miles of loads with known loaded miles, in dollars with 4 places.
    pub rate_per_mile_loaded: Option<String>,
    /// Empty ÷ all miles of loads with known loaded and empty miles, in percent with 1 place.
    pub deadhead_percent: Option<String>,
    /// Arrivals on time ÷ arrivals at stops with an agreed time, in percent with 1 place.
    pub on_time_pickup_percent: Option<String>,
    /// Delivered loads with such an arrival at a pickup.
    pub timed_pickup_count: u64,
    /// Arrivals on time ÷ arrivals at delivery stops with an agreed time, in percent with 1 place; omitted if there were
    /// none.
    pub on_time_delivery_percent: Option<String>,
    /// Delivered loads with such an arrival at a delivery.
    pub timed_delivery_count: u64,
    /// Loaded miles ÷ loads with miles; decimal with 1 place.
    pub average_haul_miles: Option<String>,
    /// Departure − arrival, over all stops.
    pub average_dwell_minutes: Option<i64>,
    /// Delivered loads with a stop whose arrival and departure are known.
    pub dwell_count: u64,
    /// Revenue ÷ trucks ÷ weeks of the range.
    pub revenue_per_truck_per_week_cents: Option<i64>,
    /// Trucks of the fleet in the range, including idle ones.
    pub truck_count: u64,
    /// Days on which trucks were under a load ÷ days of all these trucks, up to today; in percent with 1 place.
    pub utilization_percent: Option<String>,
    /// By the company's cost model; omitted without one, or without a load with known loaded miles.
    pub cost: Option<AnalyticsCost>,
    /// Omitted for one customer, and for callers who may not read accidents, roadside inspections and claims.
    pub safety: Option<SafetyFigures>,
    /// Currency of every amount, always `USD`.
    pub currency: String,
    /// The same figures over as many days before.
    pub previous: AnalyticsFigures,
    /// Every week that overlaps the range, earliest first; the first and the last may be partial.
    pub weeks: Vec<AnalyticsWeek>,
    /// Most revenue first.
    pub customers: Vec<AnalyticsCustomer>,
    /// Most revenue first.
    pub lanes: Vec<AnalyticsLane>,
    /// Longest dwell first.
    pub facilities: Vec<AnalyticsFacility>,
    /// Most revenue first.
    pub drivers: Vec<AnalyticsDriver>,
    /// The ten loads that made the most money by the cost model, the most first.
    pub most_margin: Vec<AnalyticsLoad>,
    /// Of the others, the ten that made the least, the least first.
    pub least_margin: Vec<AnalyticsLoad>,
}

/// One week of the range.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct AnalyticsWeek {
    /// Its Monday.
    pub week_start_on: Date,
    /// Revenue of the week's days within the range, in cents; trucks ordered and not used included.
    pub revenue_cents: i64,
    /// Loads delivered on these days.
    pub delivered_count: u64,
    /// Decimal with 1 place.
    pub loaded_miles: String,
    /// Arrivals on time ÷ arrivals at these loads' delivery stops with an agreed time, in percent with 1 place; omitted
    /// if there were none.
    pub on_time_delivery_percent: Option<String>,
    /// Revenue − cost by the cost model, of loads with known loaded miles, in cents.
    pub margin_cents: Option<i64>,
}

/// One customer's figures.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct AnalyticsCustomer {
    /// The customer's id.
    pub id: Uuid,
    /// The customer's name.
    pub name: String,
    /// Revenue from the customer in the range, in cents; trucks ordered and not used included.
    pub revenue_cents: i64,
    /// The customer's loads delivered in the range.
    pub delivered_count: u64,
    /// Arrivals on time ÷ arrivals at these loads' delivery stops with an agreed time, in percent with 1 place; omitted
    /// if there were none.
    pub on_time_delivery_percent: Option<String>,
    /// Revenue − cost by the cost model, of loads with known loaded miles, in cents.
    pub margin_cents: Option<i64>,
    /// Days from invoice to payment, on average of the payments in the year until the range's end, rounded down;
    /// omitted if there were none.
    pub average_days_to_pay: Option<i64>,
}

/// From one state to another.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct AnalyticsLane {
    /// State of the first stop, two letters.
    pub origin_state: String,
    /// State of the last stop, two letters.
    pub destination_state: String,
    /// Loads delivered in the range.
    pub delivered_count: u64,
    /// Revenue on the lane in the range, in cents; trucks ordered and not used included.
    pub revenue_cents: i64,
    /// Revenue ÷ loaded miles of loads with known loaded miles, in dollars with 4 places.
    pub rate_per_mile: Option<String>,
    /// Revenue − cost by the cost model, of loads with known loaded miles, in cents.
    pub margin_cents: Option<i64>,
}

/// How long trucks spent at one facility.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct AnalyticsFacility {
    /// The facility's id.
    pub id: Uuid,
    /// The facility's name.
    pub name: String,
    /// Stops there with a known arrival and departure, on loads delivered in the range.
    pub visit_count: u64,
    /// Average minutes from arrival to departure, rounded down.
    pub average_dwell_minutes: i64,
}
