//! Events for other programs: endpoints, what happened to records, and each event's delivery.
//!
//! ```text
//! a write ─▶ its events and deliveries, in the same transaction ─▶ claimed with a lease ─▶ the host sends ─▶ settled
//! ```
//!
//! An event says what changed, not the new values: a receiver reads those with its own key, so nobody learns more than
//! the API shows them.

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
pub mod deliveries;
pub mod endpoints;
pub mod events;
mod registry;
mod rows;
mod sending;

use chapters::Chapter;
pub use registry::AREA;
pub use sending::{Turn, turn};
