//! Duplicate records: finding similar ones, and merging two into one.
//!
//! Each feature defines what to compare and what refers to a record; the steps are shared, and here.

mod alike;
mod two;

pub use alike::{Group, Leaders, Reason, bare_name, groups, shared_keys};
pub use two::{RecordMerge, joined, lock_both, moved, repoint, unpoint};
