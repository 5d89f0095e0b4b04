//! Wire types of limits of write-offs and of requests beyond them.

use haul_types::{AdjustmentReason, Role, Timestamp, WriteJson, WriteOffRequestStatus};
use poem_openapi::Object;
use uuid::Uuid;

/// What a role can write off on an invoice without approval.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct WriteOffLimit {
    /// Any but `SuperAdmin`, who has no limit.
    pub role: Role,
    /// In cents, 0 to 100,000,000; 0 lets the role only ask.
    #[oai(validator(minimum(value = "0"), maximum(value = "100000000")))]
    pub amount_cents: i64,
}

/// How much people can write off on an invoice without approval.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct WriteOffSettings {
    /// Roles without one have no limit. API keys have the limit of `User`.
    pub limits: Vec<WriteOffLimit>,
    /// Your own limit, in cents; omitted if you have none.
    pub own_limit_cents: Option<i64>,
    /// The defaults; nothing was changed yet.
    pub is_default: bool,
    /// Send this version back with your change; 0 until the first change.
    pub version: i32,
    /// When they last changed; omitted for the defaults.
    pub updated_at: Option<Timestamp>,
}

/// Limits that replace the current ones.
#[derive(Clone, Debug, Object)]
pub struct WriteOffSettingsReplace {
    /// The version your change is based on; 0 for the first change.
    pub version: i32,
    /// At most one for each role; leave a role out for no limit.
    #[oai(validator(max_items = 4))]
    pub limits: Vec<WriteOffLimit>,
}

/// A write-off beyond its author's limit.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct WriteOffRequest {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    pub status: WriteOffRequestStatus,
    pub reason: AdjustmentReason,
    /// What the approver should know.
    pub note: Option<String>,
    /// In cents of the invoice's `currency`.
    pub amount_cents: i64,
    /// Who asked.
    pub requested_by: String,
    /// The user who asked, or whose key did.
    pub requested_by_id: Option<Uuid>,
    /// When, in UTC.
    pub created_at: Timestamp,
    /// Who approved, rejected or withdrew it.
    pub decided_by: Option<String>,
    /// When it was decided or withdrawn, in UTC.
    pub decided_at: Option<Timestamp>,
    /// Why it was rejected, or what goes with the approval.
    pub decision_note: Option<String>,
    /// The adjustment that its approval posted.
    pub adjustment_id: Option<Uuid>,
}

/// A write-off to ask for.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct WriteOffRequestCreate {
    /// The invoice's version that your change is based on.
    pub version: i32,
    pub reason: AdjustmentReason,
    /// In cents; no more than is owed.
    pub amount_cents: i64,
    /// At most 500 characters.
    #[oai(validator(max_length = 500))]
    pub note: Option<String>,
}

/// A request to decide or withdraw.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct WriteOffDecision {
    /// The invoice's version that your change is based on.
    pub version: i32,
    /// The request.
    pub request_id: Uuid,
    /// At most 500 characters.
    #[oai(validator(max_length = 500))]
    pub note: Option<String>,
}
