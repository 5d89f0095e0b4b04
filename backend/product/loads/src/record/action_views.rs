//! Wire types of actions on a load.

use haul_api::Change;
use haul_types::{BillingException, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// An action without further input.
#[derive(Clone, Debug, Default, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct LoadStep {
    /// The load's version; refused if the load has changed since. If omitted, the action applies to the load as it is.
    pub version: Option<i32>,
}

/// A draft to book.
#[derive(Clone, Debug, Default, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct LoadBooking {
    /// The load's version; refused if the load has changed since. If omitted, the load is booked as it is.
    pub version: Option<i32>,
    /// Book it even if the customer is over its credit limit or on hold.
    #[oai(default)]
    pub accepts_credit_risk: bool,
}

/// An action that needs a reason.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct LoadReason {
    /// The load's version; refused if the load has changed since.
    pub version: Option<i32>,
    /// Kept in the history.
    #[oai(validator(max_length = 500))]
    pub reason: String,
}

/// What is wrong with a load for billing.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct LoadException {
    /// The load's version; refused if the load has changed since.
    pub version: Option<i32>,
    pub exception: BillingException,
    /// Kept in the history.
    #[oai(validator(max_length = 500))]
    pub reason: String,
}

/// The truck was ordered and not used.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct LoadTonu {
    /// The load's version; refused if the load has changed since.
    pub version: Option<i32>,
    /// Kept in the history.
    #[oai(validator(max_length = 500))]
    pub reason: String,
    /// What the customer owes for it, in cents.
    pub amount_cents: Option<i64>,
    /// Customer contact or approval number; without it the charge is pending.
    #[oai(validator(max_length = 120))]
    pub approval_reference: Option<String>,
}

/// An approval for billing.
#[derive(Clone, Debug, Default, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct BillingApproval {
    /// The load's version; refused if the load has changed since. If omitted, the approval applies to the load as it
    /// is.
    pub version: Option<i32>,
    /// A decision for each pending charge; none may be left out.
    #[oai(default)]
    pub charges: Vec<ChargeDecision>,
    /// Approve even if the charges differ from the rate confirmation.
    #[oai(default)]
    pub accepts_rate_difference: bool,
}

/// The decision on a pending charge.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct ChargeDecision {
    /// A pending charge of the load.
    pub charge_id: Uuid,
    /// Approved if true, denied if false.
    pub is_approved: bool,
    /// Customer contact or approval number; required unless the charge has one, or is line haul or fuel.
    #[oai(validator(max_length = 120))]
    pub approval_reference: Option<String>,
}

/// Tags to add to a load and to remove from it.
#[derive(Clone, Debug, Default, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct LoadTagsChange {
    /// The load's version; refused if the load has changed since. If omitted, the tags apply to the load as it is.
    pub version: Option<i32>,
    /// Ids of active tags.
    pub add: Option<Vec<Uuid>>,
    /// Ids of tags.
    pub remove: Option<Vec<Uuid>>,
}

/// Why a recorded event is wrong.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct StopEventVoid {
    /// Kept with the event, up to 500 characters.
    #[oai(validator(max_length = 500))]
    pub reason: String,
}

/// A load's history, newest first.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct LoadHistory {
    /// The latest 500 at most.
    pub items: Vec<LoadHistoryItem>,
}

/// One thing that happened to a load.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct LoadHistoryItem {
    /// The entry's id.
    pub id: Uuid,
    /// When it happened.
    pub occurred_at: Timestamp,
    /// Name of the person or API key that did it; `Haul` if it happened automatically.
    pub actor_name: String,
    /// Such as `load.assigned`.
    pub action: String,
    /// One sentence for a person.
    pub summary: String,
    /// The fields that changed; empty for a new load or document.
    pub changes: Vec<LoadHistoryChange>,
}

/// One field that changed.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct LoadHistoryChange {
    /// Name of the field, such as `commodity`, or what it is about, such as `stop_1_arrived`.
    pub field: String,
    /// The old value as text, money in dollars; none if there was none.
    pub from: Option<String>,
    /// The new value as text, money in dollars; none if it was cleared.
    pub to: Option<String>,
}

impl From<Change> for LoadHistoryChange {
    fn from(change: Change) -> Self {
        Self { field: change.field, from: change.from, to: change.to }
    }
}
