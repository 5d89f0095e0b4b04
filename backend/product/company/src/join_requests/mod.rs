//! Requests to join: people whose carrier is registered already, until an Admin decides.
//!
//! A request is made by [`crate::registrations`] and withdrawn by its person through [`crate::session`].

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
