//! Role grants: the sections that a company opens to a role beyond the defaults.

mod api;
mod error;
mod ops;
mod views;

pub use api::RoleGrantsApi;
pub use error::RoleGrantError;
pub use views::RoleGrant;
