//! Imports: a file whose rows become records, checked before anything is written, and undone as a whole.
//!
//! ```text
//! upload ─► checking ◄─correct─► checked ─commit─► importing ─► imported ─undo─► undoing ─► undone
//!               └─► failed: no table, no such columns
//! ```
//!
//! Checking reads the file: each row is stored with its errors, by column. Corrections say how a text is read, such as
//! a customer's name that is spelled differently; the file is then checked again. Every check is that of the verb with
//! which a user creates such a record, run in a transaction that is rolled back. Importing and undoing run in chunks,
//! each a transaction that also records which rows are done, so that a crashed job picks up where it stopped. Undo
//! leaves records alone that were edited or used since. It cancels loads, because load numbers are never reused, and
//! deletes other records, so that their names and numbers are free for the next try.
//!
//! Loads, customers, drivers and so on each implement [`Kind`], which their area registers.

mod amounts;
mod cells;
mod check;
mod columns;
mod commit;
mod corrections;
mod imported;
mod job;
mod kind;
mod problem;
mod progress;
mod reconcile;
mod run;
pub mod simple;
mod undo;
mod unreadable;

pub use amounts::{Amount, Reconciliation};
pub use cells::{Cells, Complaints, word_of};
pub use columns::{Column, Header, read_header};
pub use corrections::ImportCorrection;
pub use imported::ImportedKind;
pub use job::{CheckImport, CommitImport, Payload, UndoImport};
pub use kind::{Key, Kind, Made, Stamp, Taken, Undone};
pub use problem::ImportProblem;
pub use reconcile::made_by;
pub use unreadable::unreadable;
