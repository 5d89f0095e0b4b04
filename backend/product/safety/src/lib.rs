//! Safety's registers, accidents and roadside inspections, and what an auditor gets: sheets and binders.

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
mod binder;
mod chapters;
mod inspections;
mod involved;
mod registry;
mod sheets;

use chapters::Chapter;
pub use registry::AREA;
