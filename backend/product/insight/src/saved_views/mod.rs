//! Saved views: a list's filters, order and columns under a name, each user's own.
//!
//! Colleagues can open or copy a shared view; only its owner changes it.
//! The front-ends name lists and columns; here they are keys of a limited form.

mod api;
mod error;
mod ops;
mod views;

pub use api::SavedViewsApi;
pub use error::SavedViewError;
pub use views::SavedView;
