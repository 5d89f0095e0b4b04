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
mod archived;
pub mod certificate_requests;
mod chapters;
pub mod company;
pub mod documents;
pub mod fmcsa;
pub mod join_requests;
pub mod mail_templates;
pub mod number_formats;
pub mod profile;
pub mod registrations;
mod registry;
pub mod remittance;
pub mod role_grants;
pub mod session;
pub mod sessions;
pub mod settings;
pub mod terminals;
pub mod users;

pub use chapters::Chapter;
pub use registry::AREA;
