//! Safety's registers: accidents, roadside inspections, legal holds, and what is kept how long.

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
mod chapters;
mod holds;
mod inspections;
mod involved;
mod registry;
mod retention;

use chapters::Chapter;
pub use registry::AREA;
