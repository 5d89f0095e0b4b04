//! Wire types of decisions about detention.

use haul_types::WriteJson;
use poem_openapi::Object;

/// A claim to make.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DetentionApprove {
    /// The detention's version.
    pub version: i32,
    /// What was agreed, where that is less than what the clock says.
    pub amount_cents: Option<i64>,
    pub note: Option<String>,
}

/// Why a claim is given up.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct DetentionReason {
    /// The detention's version.
    pub version: i32,
    /// Kept on record.
    pub reason: String,
}

/// What the customer says.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct DetentionNote {
    /// The detention's version.
    pub version: i32,
    /// Kept on record.
    pub note: String,
}

/// A decision to take back.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct DetentionStep {
    /// The detention's version.
    pub version: i32,
}
