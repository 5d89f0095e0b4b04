//! Wire types of a range's figures.

use haul_types::{Date, WriteJson};
use poem_openapi::Object;

/// The figures of the range before, as long as the range itself. Each is defined as the field of the same name of the
/// range.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct AnalyticsFigures {
    /// First day, in the company's time zone.
    pub from: Date,
    /// Included.
    pub to: Date,
    /// Revenue, in cents.
    pub revenue_cents: i64,
    /// The part for trucks ordered and not used.
    pub tonu_cents: i64,
    /// Trucks ordered and not used.
    pub tonu_count: u64,
    /// Charges awaiting the customer's approval, in cents.
    pub pending_cents: i64,
    /// Loads with such charges.
    pub pending_count: u64,
    /// Loads delivered.
    pub delivered_count: u64,
    /// Decimal with 1 place.
    pub loaded_miles: String,
    /// Decimal with 1 place.
    pub empty_miles: String,
    /// Delivered loads with known loaded miles.
    pub with_loaded_miles_count: u64,
    /// Delivered loads with known loaded and empty miles.
    pub with_all_miles_count: u64,
    /// In dollars with 4 places.
    pub rate_per_mile_all: Option<String>,
    /// In dollars with 4 places.
    pub rate_per_mile_loaded: Option<String>,
    /// In percent with 1 place.
    pub deadhead_percent: Option<String>,
    /// In percent with 1 place.
    pub on_time_pickup_percent: Option<String>,
    /// Delivered loads with an arrival that counts toward it.
    pub timed_pickup_count: u64,
    /// In percent with 1 place.
    pub on_time_delivery_percent: Option<String>,
    /// Delivered loads with an arrival that counts toward it.
    pub timed_delivery_count: u64,
    /// Decimal with 1 place.
    pub average_haul_miles: Option<String>,
    /// Departure − arrival, over all stops.
    pub average_dwell_minutes: Option<i64>,
    /// Delivered loads with a stop that counts toward it.
    pub dwell_count: u64,
    /// Revenue ÷ trucks ÷ weeks of the range.
    pub revenue_per_truck_per_week_cents: Option<i64>,
    /// Trucks of the fleet in the range, including idle ones.
    pub truck_count: u64,
    /// In percent with 1 place.
    pub utilization_percent: Option<String>,
    /// By the cost model.
    pub cost: Option<AnalyticsCost>,
    /// Omitted for one customer, and for callers who may not read accidents, roadside inspections and claims.
    pub safety: Option<SafetyFigures>,
}

/// What the delivered loads with known loaded miles cost by the company's cost model.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct AnalyticsCost {
    /// Loads whose cost is known.
    pub load_count: u64,
    /// Their revenue, in cents.
    pub revenue_cents: i64,
    /// Their loaded miles and their known empty miles; decimal with 1 place.
    pub miles: String,
    /// The sum of the five parts, in cents.
    pub total_cents: i64,
    /// Fuel, in cents.
    pub fuel_cents: i64,
    /// Drivers, in cents.
    pub driver_cents: i64,
    /// Maintenance, in cents.
    pub maintenance_cents: i64,
    /// Tolls, in cents.
    pub tolls_cents: i64,
    /// Fixed costs by the day, in cents.
    pub fixed_cents: i64,
    /// Cost ÷ miles, in dollars with 4 places.
    pub per_mile: Option<String>,
    /// Fuel ÷ miles, in dollars with 4 places.
    pub fuel_per_mile: Option<String>,
    /// Drivers ÷ miles, in dollars with 4 places.
    pub driver_per_mile: Option<String>,
    /// Maintenance ÷ miles, in dollars with 4 places.
    pub maintenance_per_mile: Option<String>,
    /// Tolls ÷ miles, in dollars with 4 places.
    pub tolls_per_mile: Option<String>,
    /// Fixed costs ÷ miles, in dollars with 4 places.
    pub fixed_per_mile: Option<String>,
    /// Revenue − cost, in cents.
    pub margin_cents: i64,
    /// Margin ÷ revenue, in percent with 1 place.
    pub margin_percent: Option<String>,
    /// Cost ÷ revenue, in percent with 1 place.
    pub operating_ratio_percent: Option<String>,
    /// Loads that cost more than they earned.
    pub loss_count: u64,
    /// Their margins, which are negative, in cents.
    pub loss_cents: i64,
}

/// Safety in a range of days.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct SafetyFigures {
    /// Accidents.
    pub accident_count: u64,
    /// Of these, accidents that belong in the register (49 CFR 390.5).
    pub recordable_accident_count: u64,
    /// Recordable accidents per million miles of the loads whose loaded and empty miles are known, with 2 decimals;
    /// omitted without such miles.
    pub accidents_per_million_miles: Option<String>,
    /// Roadside inspections.
    pub inspection_count: u64,
    /// Violations on their reports.
    pub violation_count: u64,
    /// Inspections that put the driver or a vehicle out of service.
    pub out_of_service_count: u64,
    /// Of all inspections, in percent with 1 decimal.
    pub out_of_service_percent: Option<String>,
    /// Claims for what happened in the range.
    pub claim_count: u64,
    /// Of these, claims that are neither decided nor closed.
    pub open_claim_count: u64,
    /// What is claimed in the open ones, in cents.
    pub open_claimed_cents: i64,
}
