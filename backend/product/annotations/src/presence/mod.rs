//! Who has a record open right now, so that two people don't unknowingly edit it at the same time.
//!
//! A browser announces its user every 20 seconds; after 45 seconds of silence the user counts as gone. Only the others
//! on the record are told of a change, over their live streams. Nothing is kept as history or audited.

mod api;
mod ops;
mod views;

pub use api::PresenceApi;
pub use ops::sweep;
