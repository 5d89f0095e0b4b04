//! Exports, imports and saved views.

pub mod export;
pub mod import;
pub mod import_row;
pub mod saved_view;
