//! Imports: a file whose rows become records, tried before anything is written, and undone as a whole.
//!
//! ```text
//! upload ─► checking ─► checked ─commit─► importing ─► imported ─undo─► undoing ─► undone
//!               └─► failed: no table, no such columns
//! ```
//!
//! Checking reads the file once: each row is kept with what is wrong, by column. Every check is the one of the verb with which
//! a person makes such a record, run in a transaction that is rolled back. Importing and undoing go in chunks, each a transaction
//! that also says which rows are done, so that a job that died goes on where it was. Undoing leaves alone what somebody has
//! touched or used since: loads are cancelled, for their numbers are never used again; records that keep a name or number from
//! the next try are removed.
//!
//! What differs between loads, customers, drivers and so on is a [`kind::Kind`] each, in `kinds`.

mod api;
mod cells;
mod check;
mod columns;
mod commit;
mod error;
mod files;
mod job;
mod kind;
mod kinds;
mod ops;
mod progress;
mod records;
mod run;
mod undo;
mod views;

pub use api::ImportsApi;
pub use error::ImportError;
pub use job::{CheckImport, CommitImport, UndoImport};
pub use views::Import;
