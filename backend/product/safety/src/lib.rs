//! Safety's registers: accidents and roadside inspections.

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
mod inspections;
mod involved;
mod registry;

use chapters::Chapter;
pub use registry::AREA;
