//! Notices before papers of records in use expire.

mod ending;
mod job;

pub use ending::{EndingPaper, ending_soon};
pub(crate) use job::{WatchPapers, begin};
