//! Wire types of billing.

use haul_types::{BillingException, BillingStatus, NamedRef, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

use crate::{BillingBlocker, LoadPlace};

/// A delivered or unused load on its way to an invoice.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct ReadyToBill {
    pub load_id: Uuid,
    pub number: String,
    pub customer: NamedRef,
    pub customer_reference: Option<String>,
    pub origin: LoadPlace,
    pub destination: LoadPlace,
    /// Departure from the last stop; for a truck not used, when that was decided.
    pub delivered_at: Timestamp,
    /// Whole days since then, counted where the company is.
    pub days_waiting: i64,
    /// What the customer agreed to.
    pub total_cents: i64,
    /// What waits for the customer; approval asks about each charge of it.
    pub pending_cents: i64,
    /// What the rate confirmation says in all.
    pub rate_confirmation_cents: Option<i64>,
    /// `total_cents` less `rate_confirmation_cents`.
    pub rate_difference_cents: Option<i64>,
    pub currency: String,
    pub billing_status: BillingStatus,
    /// Why a person holds it up or sent it back.
    pub billing_reason: Option<String>,
    /// Of a load that billing takes exception to.
    pub billing_exception: Option<BillingException>,
    pub is_pod_present: bool,
    pub is_rate_confirmation_present: bool,
    /// Empty for a load that can be billed.
    pub blockers: Vec<BillingBlocker>,
    /// The load's, to send with a decision.
    pub version: i32,
}

/// A page of loads to bill, and what the whole filter comes to.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct ReadyToBillPage {
    pub items: Vec<ReadyToBill>,
    /// Give it as `cursor` to read on; none on the last page.
    pub next_cursor: Option<String>,
    /// Rows of the filter in all, counted up to 10,000 when its first page was read.
    pub total_count: u64,
    /// What the customers agreed to, added up.
    pub sum_cents: i64,
    /// What waits for the customers, added up.
    pub pending_cents: i64,
    /// Rows of the filter that can be approved.
    pub ready_count: u64,
    /// Their totals added up.
    pub ready_cents: i64,
    pub currency: String,
}
