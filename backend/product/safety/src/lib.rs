//! Safety's registers: accidents, roadside inspections and their challenges, claims, and carriers' BASIC percentiles.

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

mod accidents;
mod archived;
mod basics;
mod challenges;
mod chapters;
mod claims;
mod inspections;
mod involved;
mod registry;

use chapters::Chapter;
pub use registry::AREA;
