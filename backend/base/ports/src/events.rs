//! Live updates: the product says which records changed, the host's edge streams it to whoever holds a ticket.

use chrono::{DateTime, Utc};
use uuid::Uuid;

/// Whose stream a ticket opens, and what it carries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StreamGrant {
    pub company_id: Uuid,
    /// The user or API key.
    pub reader_id: Uuid,
    /// Words of [`haul_api::authz::TOPICS`].
    pub topics: Vec<String>,
    /// By when the stream must have been opened.
    pub expires_at: DateTime<Utc>,
}

/// Said of a reader whose access changed: their open streams end, and tickets from before open none.
/// No record has this topic.
pub const ACCESS_ENDED: &str = "access_ended";

/// A record that is no longer what a screen may show. It says nothing of the change itself: that is asked of the product, which decides who may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordChange {
    pub topic: String,
    pub record_id: Uuid,
    /// The one reader whom it concerns, or none for everybody with the topic.
    pub reader_id: Option<Uuid>,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a stream's ticket could not be made: {0}")]
pub struct EventsError(pub String);

pub trait Events: Send + Sync {
    /// Path on this origin that answers the stream.
    fn mint_stream(&self, grant: &StreamGrant) -> Result<String, EventsError>;

    /// Tells every open stream of the company; call it after the commit.
    fn publish(&self, company_id: Uuid, changes: Vec<RecordChange>);
}
