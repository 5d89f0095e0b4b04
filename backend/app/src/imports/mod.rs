//! Imports: a file whose rows become records, tried before anything is written, and undone as a whole.
//!
//! ```text
//! upload ─► checking ─► checked ─commit─► importing ─► imported ─undo─► undoing ─► undone
//!               └─► failed: no table, no such columns
//! ```
//!
//! Checking reads the file once: each row is kept with what is wrong, by column. Every check is the one of the verb with which
//! a person makes such a record, run in a transaction that is rolled back. Importing and undoing go in chunks, each a transaction
//! that also says which rows are done, so that a job that died goes on where it was. Undoing uses the verbs that people use too,
//! and leaves alone what somebody has touched since.

mod api;
mod cells;
mod check;
mod columns;
mod commit;
mod error;
mod files;
mod load_rows;
mod ops;
mod places;
mod run;
mod undo;
mod views;

pub use api::ImportsApi;
pub use error::ImportError;
pub use run::{CHECK_IMPORT, COMMIT_IMPORT, UNDO_IMPORT, run_job};
pub use views::Import;
