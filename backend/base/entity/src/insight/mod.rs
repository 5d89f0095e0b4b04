//! Exports, imports, sample loads and saved views.

pub mod export;
pub mod import;
pub mod import_row;
pub mod sample;
pub mod saved_view;
