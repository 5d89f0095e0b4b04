//! Wire types of live updates.

use chrono::{DateTime, Utc};
use haul_types::WriteJson;
use poem_openapi::Object;

/// A ticket for one stream of live updates.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct LiveTicket {
    /// Path on this origin; open it as an `EventSource`.
    pub url: String,
    /// By when the stream must have been opened.
    pub expires_at: DateTime<Utc>,
    /// The kinds of record whose changes the stream tells: those that you may read.
    pub topics: Vec<String>,
}
