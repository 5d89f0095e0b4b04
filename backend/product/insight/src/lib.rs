//! Dashboards, search, exports, archives, imports, the sample load and saved views.

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
pub mod archives;
mod chapters;
pub mod dashboards;
pub mod exports;
pub mod health;
pub mod imports;
mod permissions;
mod registry;
pub mod samples;
pub mod saved_views;
pub mod search;

use chapters::Chapter;
pub use registry::AREA;
