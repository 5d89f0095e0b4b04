//! Tags: a company's own words for its loads, such as `Hot` or `Needs tarps`.
//!
//! Here are the words. Putting them on loads is [`crate`]' business. An archived tag stays on the loads that have it and
//! is no longer offered.

mod api;
mod ops;
mod refs;
mod views;

pub use api::TagsApi;
pub use refs::tags_of_loads;
pub use views::{Tag, TagRef};
