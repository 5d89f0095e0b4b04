//! Imports: a file whose rows become records, tried before anything is written, and undone as a whole.
//!
//! How rows are tried, imported and undone is in [`haul_api::imports`]; which kinds there are, in the areas.

mod api;
mod error;
mod files;
mod ops;
mod views;

pub use api::ImportsApi;
pub use error::ImportError;
pub use views::Import;
