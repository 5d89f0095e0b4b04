//! Exports: a list as it is filtered, as a CSV or XLSX file.
//!
//! An export reads the list's own operation page by page, as the person who asked, when its job runs: who may read the list may
//! export it, and what its parameters mean is the list's business. A list gives nothing but its path and columns ([`lists`]).
//! The file expires like an upload that nobody claims.

mod api;
mod error;
mod job;
mod ops;
mod run;
mod views;

pub use api::ExportsApi;
pub use error::ExportError;
pub use job::RunExport;
pub use ops::{media_type, sweep};
pub use views::Export;
