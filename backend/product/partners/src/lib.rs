//! Customers, facilities and vendors: who pays for loads, where they go, and whom the carrier pays.

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
pub mod customers;
pub mod facilities;
mod places;
mod registry;
pub mod vendors;

use chapters::Chapter;
pub use registry::AREA;
