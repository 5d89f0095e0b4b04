//! The session: what the browser needs to know about the signed-in user, and signing out.

mod api;
mod landing;
mod logout;
mod ops;
mod status;
mod views;

pub use api::SessionApi;
pub use logout::sweep;
pub use status::SessionStatus;
pub use views::Session;
