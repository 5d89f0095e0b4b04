//! One file per table, in a folder per area, without logic.

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

pub mod annotations;
pub mod base;
pub mod company;
pub mod compliance;
pub mod detention;
pub mod fleet;
pub mod insight;
pub mod loads;
pub mod money;
mod owned;
pub mod partners;
pub mod portal;
pub mod quotes;
pub mod safety;
pub mod terminals;
pub mod tracking;
pub mod webhooks;

pub use owned::{Archivable, Owned, OwnedRow, Versioned};
