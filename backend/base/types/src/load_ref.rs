//! A reference to a load.

use crate::WriteJson;
use poem_openapi::Object;
use uuid::Uuid;

use super::LoadStatus;

/// A load, in short form.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct LoadRef {
    pub id: Uuid,
    pub number: String,
    pub status: LoadStatus,
}
