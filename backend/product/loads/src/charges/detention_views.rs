//! Wire types of decisions about detention.

use haul_types::WriteJson;
use poem_openapi::Object;

/// A claim to make.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DetentionApprove {
    /// The detention's version.
    pub version: i32,
    /// The agreed amount, if it is less than the calculated one.
    pub amount_cents: Option<i64>,
    /// Kept on record, up to 500 characters.
    #[oai(validator(max_length = 500))]
    pub note: Option<String>,
}

/// Why a claim is dropped.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct DetentionReason {
    /// The detention's version.
    pub version: i32,
    /// Kept on record.
    #[oai(validator(max_length = 500))]
    pub reason: String,
}

/// The customer's objection.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct DetentionNote {
    /// The detention's version.
    pub version: i32,
    /// Kept on record.
    #[oai(validator(max_length = 500))]
    pub note: String,
}

/// A decision to undo.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct DetentionStep {
    /// The detention's version.
    pub version: i32,
}
