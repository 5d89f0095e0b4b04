//! The signed-in user's own record.

mod api;
mod ops;
mod views;

pub use api::ProfileApi;
pub use views::Profile;
