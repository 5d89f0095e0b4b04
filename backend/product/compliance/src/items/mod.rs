//! Items: the papers of drivers, trucks, trailers and carriers.
//!
//! ```text
//! added ──▶ current ──renewed──▶ superseded (kept)
//!              │  ▲
//!      archived▼  │restored
//!            archived
//! ```
//!
//! A record has at most one current item of a type; the database sees to it.

mod api;
mod export;
mod ops;
mod present;
mod views;

pub use api::ItemsApi;
pub use export::EXPORT;
pub use ops::{begin, expiring_records, forget};
