//! Wire types of the report on who pays for waits.

use haul_types::{Date, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// Who makes trucks wait, and who pays for it, over the arrivals of a range of days.
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

/// A facility's part.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct DetentionFacility {
    pub id: Uuid,
    pub name: String,
    pub city: String,
    pub state: String,
    pub sums: DetentionSums,
}

/// A customer's part.
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
    /// Stops at which a truck arrived and a driver stayed with it.
    pub stop_count: i64,
    /// Trucks that are there now.
    pub accruing_count: i64,
    /// Minutes from arrival to departure, on average over those that left.
    pub average_dwell_minutes: Option<i64>,
    /// Stops that came to something.
    pub detained_count: i64,
    /// Their billable minutes added up.
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
    /// What was claimed for less than the terms give: the rest that the customer did not agree to.
    pub denied_cents: i64,
}
