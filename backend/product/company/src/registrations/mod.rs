//! Registrations: how a carrier, or somebody of its staff, comes to the product.
//!
//! ```text
//! create_registration ──▶ waiting ──first verified request──▶ company and its Admin
//!   (address may be            │                          ├──▶ open request to join, where the carrier is registered already
//!    unverified)               └── 30 days unverified ──▶ gone  └──▶ active user, where the company had invited the address
//! ```
//!
//! A waiting registration is keyed by the identity provider's account and shown to nobody else.

mod admission;
mod api;
mod carrier;
mod error;
mod ops;
mod views;

pub use admission::admit;
pub use api::RegistrationsApi;
pub use error::RegistrationError;
pub use ops::find_waiting;
pub use views::Message;
