//! Wire types of live updates.

use haul_types::{Timestamp, WriteJson};
use poem_openapi::Object;

/// A ticket for one stream of live updates.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct LiveTicket {
    /// Path on this origin; open it as an `EventSource`.
    pub url: String,
    /// By when the stream must have been opened.
    pub expires_at: Timestamp,
    /// The kinds of record whose changes the stream tells: those that you may read.
    pub topics: Vec<String>,
}
