//! The carrier itself: identity, addresses, contacts.
//!
//! A company comes into being through [`crate::registrations`]; its DOT number never changes here.

mod api;
mod ein;
mod error;
mod ops;
mod prove;
mod views;

pub use api::CompanyApi;
pub use ein::SealEin;
pub use error::CompanyError;
pub use ops::{checked_dockets, read};
pub(crate) use ops::{require_fresh, require_recent_sign_in};
pub use prove::{ProveError, Proven, prove};
pub use views::{Company, CompanyAddresses, CompanyContact, CompanyFunction, CompanyOfficer};
