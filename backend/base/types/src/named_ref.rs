//! A reference to another record, as lists and details show it.

use crate::WriteJson;
use poem_openapi::Object;
use uuid::Uuid;

/// Another record with its name.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct NamedRef {
    /// The record's id.
    pub id: Uuid,
    /// The record's name or number.
    pub name: String,
}
