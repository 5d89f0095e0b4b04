//! Requests to join a carrier that is already registered; an Admin decides.
//!
//! [`crate::registrations`] makes a request; the person withdraws it through [`crate::session`].

mod api;
mod error;
mod mail;
mod ops;
mod views;

pub use api::JoinRequestsApi;
pub use error::JoinRequestError;
pub use ops::{find_open, open, withdraw};
pub use views::JoinRequest;

/// The page that shows them.
pub const LIST_PATH: &str = "/admin?tab=requests";
