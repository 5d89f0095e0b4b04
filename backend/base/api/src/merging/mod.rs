//! Records that were entered twice: which of them look alike, and making one of two.
//!
//! What is compared and what points at a record is its feature's business; how it is done is the same for all, and here.

mod alike;
mod two;

pub use alike::{Group, Leaders, Reason, bare_name, groups, shared_keys};
pub use two::{RecordMerge, joined, lock_both, moved, repoint};
