//! Drivers' birth dates and Social Security numbers: stored sealed, and shown only to people with a permission of their own.
//! Each look is in the audit log.

mod api;
mod ops;
mod views;

pub use api::IdentityApi;
pub(crate) use ops::birth_date;
