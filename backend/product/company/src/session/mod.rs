//! The session: what the browser needs to know of whoever is signed in, and signing out.

mod api;
mod landing;
mod logout;
mod ops;
mod views;

pub use api::SessionApi;
pub use logout::sweep;
pub use views::{Session, SessionState};
