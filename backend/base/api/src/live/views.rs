//! Wire types of live updates.

use haul_types::{Timestamp, WriteJson};
use poem_openapi::Object;

/// A ticket for one stream of live updates.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct LiveTicket {
    /// Path on this origin; open it as an `EventSource`.
    pub url: String,
    /// The stream must be opened before this.
    pub expires_at: Timestamp,
    /// The kinds of record whose changes the stream reports: those that you may read.
    pub topics: Vec<String>,
}
