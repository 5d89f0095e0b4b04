//! Tags: a company's own words for its loads, such as `Hot` or `Needs tarps`.
//!
//! This defines the tags; adding them to loads is in [`crate`]'s other modules. An archived tag stays on its loads and
//! is no longer offered.

mod api;
mod ops;
mod refs;
mod views;

pub use api::TagsApi;
pub use refs::tags_of_loads;
pub use views::{Tag, TagRef};
