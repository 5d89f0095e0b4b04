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
mod checklist;
mod export;
mod import;
mod ops;
mod past;
mod present;
mod views;

pub use api::ItemsApi;
pub use checklist::{at_moment as checklist, moment};
pub use export::EXPORT;
pub use import::ComplianceItems;
pub use ops::add;
pub use ops::{begin, begin_new_hire, expiring_records, forget, note_file_opened, note_restricted_file_opened};
pub use views::{ComplianceChecklist, ComplianceItem, ComplianceItemCreate, ComplianceLine};
