//! Numbers under which somebody knows a load.

use haul_types::{ReferenceKind, WriteJson};
use poem_openapi::Object;

/// A number under which somebody knows the load.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct LoadReference {
    pub kind: ReferenceKind,
    pub value: String,
}
