//! The file of a driver, truck or trailer as one PDF: an index of all that should be on file, then the papers.
//!
//! It can be as it stood on a past day. A paper that can't be printed keeps its line in the index, with the reason.

mod api;
mod index;
mod ops;
mod vehicle;
mod views;

pub use api::ComplianceFileApi;
pub use ops::record_file;
