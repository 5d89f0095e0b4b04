//! Papers that expire: one engine for drivers, trucks, trailers and carriers. Also what is restricted about drivers:
//! `testing` and `identity`.
//!
//! An item is one paper of a record (`items`), of a type (`types`) that says how long it lasts and when to warn.
//! The status of an item depends on the day. It is derived (`standing`), never stored, so that lists, the board, the notices and the
//! dispatch gate can't disagree.

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
pub mod board;
mod chapters;
mod identity;
pub mod inquiries;
pub mod items;
mod medical;
mod mvrs;
mod registry;
mod requests;
mod standing;
mod subject;
pub mod testing;
pub mod types;
mod watch;

pub use chapters::Chapter;
pub use items::{begin, begin_new_hire, expiring_records, forget, note_file_opened, note_restricted_file_opened};
pub use medical::MedicalProof;
pub use registry::AREA;
pub use standing::{Paper, Papers, papers_of, warning};
pub use types::{Gate, ItemType};
pub use watch::{EndingPaper, ending_soon};
