//! Wire types of the report on who pays for detention.

use haul_types::{Date, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// Who makes trucks wait and who pays for it, by day of arrival.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DetentionReport {
    pub from: Date,
    pub to: Date,
    pub currency: String,
    pub total: DetentionSums,
    /// Most detained minutes first.
    pub facilities: Vec<DetentionFacility>,
    /// Most detained minutes first.
    pub customers: Vec<DetentionCustomer>,
}

/// A facility's totals.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct DetentionFacility {
    pub id: Uuid,
    pub name: String,
    pub city: String,
    pub state: String,
    pub sums: DetentionSums,
}

/// A customer's totals.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct DetentionCustomer {
    pub id: Uuid,
    pub name: String,
    pub sums: DetentionSums,
}

/// Counts, minutes and cents of a group of stops.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DetentionSums {
    /// Stops where a truck arrived and its driver waited.
    pub stop_count: i64,
    /// Trucks waiting now.
    pub accruing_count: i64,
    /// Average minutes from arrival to departure of the trucks that left.
    pub average_dwell_minutes: Option<i64>,
    /// Stops with detention.
    pub detained_count: i64,
    /// Total billable minutes.
    pub detained_minutes: i64,
    pub pending_count: i64,
    pub pending_cents: i64,
    pub disputed_count: i64,
    pub disputed_cents: i64,
    /// Claimed and not yet on an invoice.
    pub approved_count: i64,
    pub approved_cents: i64,
    pub billed_count: i64,
    pub billed_cents: i64,
    pub waived_count: i64,
    pub waived_cents: i64,
    /// The part that customers refused: what the terms give beyond what was claimed.
    pub denied_cents: i64,
}
