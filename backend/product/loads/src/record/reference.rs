//! Reference numbers of a load.

use haul_types::{ReferenceKind, WriteJson};
use poem_openapi::Object;

/// A reference number of the load.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct LoadReference {
    pub kind: ReferenceKind,
    /// The number itself, up to 60 characters.
    #[oai(validator(max_length = 60))]
    pub value: String,
}
