//! The dated papers of drivers, trucks and trailers in use, and the notices before they expire.

mod ending;
mod watch;

pub use ending::{EndingPaper, PaperOwner, ending_by};
pub(crate) use watch::{WatchPapers, begin};
