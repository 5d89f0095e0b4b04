//! Exports: a filtered list as a CSV or XLSX file.
//!
//! When its job runs, an export reads the list's own operation page by page, as the user or API key that requested it: access to
//! the list is access to its export, and the list interprets its parameters. A list provides only its path and columns
//! ([`lists`]). The file expires like an unclaimed upload.

mod api;
mod error;
mod job;
mod ops;
mod run;
mod views;

pub use api::ExportsApi;
pub use error::ExportError;
pub use job::RunExport;
pub(crate) use ops::{exported, page_of};
pub use ops::{media_type, sweep};
pub use views::Export;
