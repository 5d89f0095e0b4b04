//! The carrier itself, its people and how they sign up and sign in.

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

pub mod api_keys;
mod chapters;
pub mod company;
pub mod join_requests;
pub mod number_formats;
pub mod profile;
pub mod registrations;
mod registry;
pub mod role_grants;
pub mod session;
pub mod sessions;
pub mod terminals;
pub mod users;

use chapters::Chapter;
pub use registry::AREA;
