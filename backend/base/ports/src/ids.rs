//! Ids of new records.

use uuid::Uuid;

/// Creates record ids that sort by creation time (UUIDv7).
pub trait Ids: Send + Sync {
    fn next(&self) -> Uuid;
}

pub struct SystemIds;

impl Ids for SystemIds {
    fn next(&self) -> Uuid {
        Uuid::now_v7()
    }
}
