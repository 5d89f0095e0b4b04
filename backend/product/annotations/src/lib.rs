//! What people attach to any record: tags, notes and files; and who has it open.
//!
//! A record is named by its kind and id. What is attached to it follows the permissions of its kind, and its changes
//! are in the record's own history.

#![cfg_attr(
    not(test),
    deny(
        clippy::arithmetic_side_effects,
        clippy::expect_used,
        clippy::indexing_slicing,
        clippy::panic,
        clippy::unwrap_used
    )
)]

mod archived;
mod chapters;
pub mod files;
pub mod notes;
mod permissions;
pub mod presence;
mod registry;
mod subject;
pub mod tags;

use chapters::Chapter;
pub use registry::AREA;
pub use subject::{labels_of, move_annotations};
