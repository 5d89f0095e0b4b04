//! Who has a record open right now, so that two people do not edit it without knowing.
//!
//! A browser announces its person every 20 seconds; without news for 45 the person is gone. Only the others on the
//! record are told of a change, over their live streams. This is no history: nothing is kept and nothing is audited.

mod api;
mod ops;
mod views;

pub use api::PresenceApi;
pub use ops::sweep;
