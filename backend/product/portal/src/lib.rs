//! The fleet owners' portal: their own trucks and those trucks' loads.
//!
//! ```text
//! request ──mail──▶ link (once, 20 minutes) ──▶ session (12 hours, renewed by use)
//!                          └── an address at several carriers ──▶ choice ──▶ session
//! ```
//!
//! The session belongs to one owner at one carrier, and every query is limited to both.

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

mod api;
mod archived;
mod chapters;
mod error;
mod fleet;
mod fleet_api;
mod fleet_views;
mod login;
mod mail;
mod profile;
mod registry;
mod sessions;
mod views;

use chapters::Chapter;
pub use error::OwnerPortalError;
pub use registry::AREA;
pub use sessions::end as end_session;
