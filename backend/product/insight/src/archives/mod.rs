//! Everything of the company as one ZIP file: every list that can be exported, every table that its area lets be
//! archived, and every stored file.
//!
//! ```text
//! queued ── lists and tables, one CSV each, page by page ──▶ writing_lists ── names of all files go to the host ──▶ packing ──▶ done
//! ```
//!
//! The job does a little at a time and puts itself off, because mail waits behind it; the host packs in the background.
//! A file is there for a day, like that of an export, and a company has one at a time.

mod api;
mod error;
mod job;
mod lists;
mod ops;
mod pack;
mod papers;
mod progress;
mod readme;
mod sources;
mod views;

pub use api::ArchivesApi;
pub use job::PackArchive;
pub use ops::sweep;
pub use sources::passes;
pub use views::CompanyArchive;
