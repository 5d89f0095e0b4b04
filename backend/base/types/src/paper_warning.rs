//! Papers that have expired or soon will.

use poem_openapi::Object;

use crate::WriteJson;

/// A paper that needs attention.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct PaperWarning {
    /// Such as `license_expired`, `inspection_expiring` or `medical_missing`.
    pub code: String,
    /// One sentence for a person.
    pub message: String,
    /// Blocks assignments.
    pub is_blocking: bool,
}
