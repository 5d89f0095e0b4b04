//! A load, named from elsewhere.

use crate::WriteJson;
use poem_openapi::Object;
use uuid::Uuid;

use super::LoadStatus;

/// A load, in short.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct LoadRef {
    pub id: Uuid,
    pub number: String,
    pub status: LoadStatus,
}
