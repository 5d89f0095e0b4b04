//! Saved views: a list's filters, order and columns under a name, each person's own.
//!
//! A shared one is seen by colleagues, who open or copy it; only its owner changes it.
//! What a list and its columns are called is the front-ends' business; here they are keys of a bounded shape.

mod api;
mod error;
mod ops;
mod views;

pub use api::SavedViewsApi;
pub use error::SavedViewError;
pub use views::SavedView;
