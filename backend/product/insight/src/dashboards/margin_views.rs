//! Wire types of the tables of drivers, and of loads by margin.

use haul_types::{NamedRef, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// One driver's figures. A team's load counts for both.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct AnalyticsDriver {
    /// The driver's id.
    pub id: Uuid,
    /// First and last name of the driver.
    pub name: String,
    /// Revenue of the driver's loads in the range, in cents; trucks ordered and not used included.
    pub revenue_cents: i64,
    /// The driver's loads delivered in the range.
    pub delivered_count: u64,
    /// Decimal with 1 place.
    pub loaded_miles: String,
    /// Revenue ÷ loaded miles of loads with known loaded miles, in dollars with 4 places.
    pub rate_per_mile: Option<String>,
    /// Empty ÷ all miles of loads with known loaded and empty miles, in percent with 1 place.
    pub deadhead_percent: Option<String>,
    /// Arrivals on time ÷ arrivals at these loads' delivery stops with an agreed time, in percent with 1 place; omitted
    /// if there were none.
    pub on_time_delivery_percent: Option<String>,
    /// Revenue − cost by the cost model, of loads with known loaded miles, in cents.
    pub margin_cents: Option<i64>,
}

/// One delivered load's margin by the cost model.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct AnalyticsLoad {
    /// The load's id.
    pub id: Uuid,
    /// The load number.
    pub number: String,
    pub customer: NamedRef,
    /// State of the first stop, two letters.
    pub origin_state: String,
    /// State of the last stop, two letters.
    pub destination_state: String,
    /// What the customer agreed to pay, in cents.
    pub revenue_cents: i64,
    /// What it cost by the cost model, in cents.
    pub cost_cents: i64,
    /// Revenue − cost, in cents.
    pub margin_cents: i64,
    /// Margin ÷ revenue, in percent with 1 place; omitted without revenue.
    pub margin_percent: Option<String>,
}
