//! Drivers and how they left, trucks, trailers, fleet owners, and the carriers under whose authority trucks run.

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
pub mod drivers;
pub mod fleet_owners;
mod import_names;
pub mod motor_carriers;
mod registry;
mod terminations;
pub mod trailers;
pub mod trucks;
mod units;
mod vins;
mod whereabouts;

use chapters::Chapter;
pub use registry::AREA;
