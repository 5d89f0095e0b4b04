//! Imports: a file whose rows become records, checked before anything is written, and undone as a whole.
//!
//! How rows are checked, imported and undone is in [`haul_api::imports`]; the areas define the kinds.

mod api;
mod error;
mod files;
mod ops;
mod views;

pub use api::ImportsApi;
pub use error::ImportError;
pub use views::DataImport;
