//! Safety's registers: accidents, roadside inspections and their challenges, claims, and carriers' BASIC percentiles; legal
//! holds and what is kept how long; and what an auditor gets: sheets and binders.

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
mod binder;
mod challenges;
mod chapters;
mod claims;
mod events;
mod holds;
mod inspections;
mod involved;
mod registry;
mod retention;
mod sheets;

use chapters::Chapter;
pub use registry::AREA;
