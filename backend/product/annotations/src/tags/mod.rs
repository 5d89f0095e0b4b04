//! Tags: a company's own words for its records, such as `Hot` or `Needs tarps`, and which records have them.
//!
//! An archived tag stays on its records and is no longer offered.

mod api;
mod change;
mod ops;
mod refs;
mod views;

pub use api::TagsApi;
pub use change::change;
pub use refs::{tagged, tags_of};
pub use views::{RecordTags, Tag, TagRef, TagsChange};
