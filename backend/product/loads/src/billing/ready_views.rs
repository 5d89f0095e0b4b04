//! Wire types of billing.

use haul_types::{BillingException, BillingStatus, NamedRef, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

use crate::{BillingBlocker, LoadPlace};

/// A delivered or unused load to be invoiced.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct ReadyToBill {
    /// The load's id.
    pub load_id: Uuid,
    /// The load number.
    pub number: String,
    pub customer: NamedRef,
    /// The customer's own number for the load.
    pub customer_reference: Option<String>,
    pub origin: LoadPlace,
    pub destination: LoadPlace,
    /// Departure from the last stop; for an unused truck, the time of that decision.
    pub delivered_at: Timestamp,
    /// Whole days since then, in the company's time zone.
    pub days_waiting: i64,
    /// What the customer agreed to.
    pub total_cents: i64,
    /// Charges awaiting the customer's approval; approving the load decides each of them.
    pub pending_cents: i64,
    /// The total of the rate confirmation.
    pub rate_confirmation_cents: Option<i64>,
    /// `total_cents` less `rate_confirmation_cents`.
    pub rate_difference_cents: Option<i64>,
    /// Always `USD`.
    pub currency: String,
    pub billing_status: BillingStatus,
    /// Why it is on hold or was sent back.
    pub billing_reason: Option<String>,
    /// Set for a flagged load.
    pub billing_exception: Option<BillingException>,
    /// A proof of delivery has been uploaded.
    pub is_pod_present: bool,
    /// A rate confirmation has been uploaded.
    pub is_rate_confirmation_present: bool,
    /// Empty if the load can be billed.
    pub blockers: Vec<BillingBlocker>,
    /// The load's version, to send with a decision.
    pub version: i32,
}

/// A page of loads to bill, with totals over the whole filter.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct ReadyToBillPage {
    /// The loads of this page.
    pub items: Vec<ReadyToBill>,
    /// Send it as `cursor` for the next page; none on the last page.
    pub next_cursor: Option<String>,
    /// All rows that match the filter, counted up to 10,000 when its first page was read.
    pub total_count: u64,
    /// Total that customers agreed to.
    pub sum_cents: i64,
    /// Total awaiting customers' approval.
    pub pending_cents: i64,
    /// Matching loads that can be approved.
    pub ready_count: u64,
    /// Their combined total.
    pub ready_cents: i64,
    /// Always `USD`.
    pub currency: String,
}
