//! Live updates: the product says which records changed, the host's edge streams it to the holders of a ticket.

use chrono::{DateTime, Utc};
use uuid::Uuid;

/// A ticket's reader and topics.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StreamGrant {
    pub company_id: Uuid,
    /// The user or API key.
    pub reader_id: Uuid,
    /// Words of [`haul_api::authz::TOPICS`].
    pub topics: Vec<String>,
    /// The terminals whose records the reader sees, besides those of no terminal; none for all.
    pub terminals: Option<Vec<Uuid>>,
    /// The stream must be opened before this.
    pub expires_at: DateTime<Utc>,
}

/// Published for a reader whose access changed: their open streams end, and earlier tickets no longer work.
/// No record has this topic.
pub const ACCESS_ENDED: &str = "access_ended";

/// A changed record. The change itself is not included: screens ask the product, which decides who may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordChange {
    pub topic: String,
    pub record_id: Uuid,
    /// The only reader concerned, or none for everyone with the topic.
    pub reader_id: Option<Uuid>,
    /// The terminals that the record belongs to; none if it belongs to everybody.
    pub terminals: Option<Vec<Uuid>>,
}

impl RecordChange {
    /// A change for everybody who has the topic.
    pub fn of(topic: impl Into<String>, record_id: Uuid) -> Self {
        Self { topic: topic.into(), record_id, reader_id: None, terminals: None }
    }

    /// Whether it concerns a reader who sees only the records of these terminals.
    pub fn is_seen_at(&self, terminals: Option<&[Uuid]>) -> bool {
        match (&self.terminals, terminals) {
            (Some(own), Some(seen)) => own.iter().any(|terminal| seen.contains(terminal)),
            _ => true,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a stream's ticket could not be made: {0}")]
pub struct EventsError(pub String);

pub trait Events: Send + Sync {
    /// Path on this origin that returns the stream.
    fn mint_stream(&self, grant: &StreamGrant) -> Result<String, EventsError>;

    /// Notifies every open stream of the company; call it after the commit.
    fn publish(&self, company_id: Uuid, changes: Vec<RecordChange>);
}
