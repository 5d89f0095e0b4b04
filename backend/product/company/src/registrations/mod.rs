//! Registrations: how a carrier, or a member of its staff, signs up.
//!
//! ```text
//! create_registration ──▶ waiting ──first verified request──▶ company and its Admin
//!   (address may be            │                          ├──▶ open request to join, if the carrier is registered
//!    unverified)               └── 30 days unverified ──▶ gone  └──▶ active user, if the company invited the address
//! ```
//!
//! A pending registration is keyed by the identity provider's account and shown to no one else.

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
