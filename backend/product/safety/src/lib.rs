//! Safety's registers, legal holds, what is kept how long, and what an auditor gets: sheets and binders.

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
mod holds;
mod inspections;
mod involved;
mod registry;
mod sheets;
mod retention;

use chapters::Chapter;
pub use registry::AREA;
