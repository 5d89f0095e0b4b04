//! Wire types of the report on who pays for detention.

use haul_types::{Date, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// Who makes trucks wait and who pays for it, by day of arrival.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DetentionReport {
    /// The first day of the report; arrivals count by the day in the stop's time zone.
    pub from: Date,
    /// The last day of the report.
    pub to: Date,
    /// Always `USD`.
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
    /// The facility's id.
    pub id: Uuid,
    /// The facility's name.
    pub name: String,
    /// City of the facility.
    pub city: String,
    /// Two letters, such as `TX`.
    pub state: String,
    pub sums: DetentionSums,
}

/// A customer's totals.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct DetentionCustomer {
    /// The customer's id.
    pub id: Uuid,
    /// The customer's name.
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
    /// Billable, awaiting a decision.
    pub pending_count: i64,
    /// What the terms give for the pending ones, in cents.
    pub pending_cents: i64,
    /// Disputed by the customer.
    pub disputed_count: i64,
    /// What the terms give for the disputed ones, in cents.
    pub disputed_cents: i64,
    /// Claimed and not yet on an invoice.
    pub approved_count: i64,
    /// What was claimed for the approved ones, in cents.
    pub approved_cents: i64,
    /// On an invoice.
    pub billed_count: i64,
    /// What was claimed for the billed ones, in cents.
    pub billed_cents: i64,
    /// What customers paid of the billed ones, in cents: all of a claim whose invoice is paid, less credits, short pays
    /// and write-offs.
    pub paid_cents: i64,
    /// Waived by the carrier.
    pub waived_count: i64,
    /// What the terms give for the waived ones, in cents.
    pub waived_cents: i64,
    /// The part that customers refused: what the terms give beyond what was claimed.
    pub denied_cents: i64,
}
