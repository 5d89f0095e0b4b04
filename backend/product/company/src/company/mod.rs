//! The carrier itself: identity, addresses, contacts.
//!
//! A company comes into being through [`crate::registrations`]. Its DOT number is changed by `haul_fleet`, together with
//! its own authority.

mod api;
mod dot_number;
mod ein;
mod error;
mod ops;
mod prove;
mod views;

pub use api::CompanyApi;
pub use dot_number::change_dot_number;
pub use ein::SealEin;
pub use error::CompanyError;
pub(crate) use ops::require_fresh;
pub use ops::{checked_dockets, read, require_recent_sign_in, tell_admins};
pub use prove::{ProveError, Proven, prove};
pub use views::{Company, CompanyAddresses, CompanyContact, CompanyFunction, CompanyOfficer};
