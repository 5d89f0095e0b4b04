//! A reference to a load.

use crate::WriteJson;
use poem_openapi::Object;
use uuid::Uuid;

use super::LoadStatus;

/// A load, in short form.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct LoadRef {
    /// The load's id.
    pub id: Uuid,
    /// The load's number, in the company's own format.
    pub number: String,
    pub status: LoadStatus,
}
