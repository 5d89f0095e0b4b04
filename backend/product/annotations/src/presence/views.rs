//! Wire types of presence.

use haul_types::{Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// Your own state on a record.
#[derive(Clone, Debug, Object)]
pub struct PresenceAnnounce {
    /// You are changing the record, not only reading it.
    pub is_editing: bool,
}

/// Who else has a record open.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct RecordPresence {
    /// The others: those who edit first, then by name.
    pub others: Vec<PersonPresent>,
}

/// A person who has a record open.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct PersonPresent {
    /// The user's id.
    pub user_id: Uuid,
    /// The user's name.
    pub name: String,
    /// The person is changing the record.
    pub is_editing: bool,
    /// Since when the person has had it open, or has been changing it.
    pub since_at: Timestamp,
}
