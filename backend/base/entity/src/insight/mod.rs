//! Files to take along and to bring in, and lists as people like them.

pub mod export;
pub mod import;
pub mod import_row;
pub mod saved_view;
