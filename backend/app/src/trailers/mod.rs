//! Trailers.

mod api;
mod error;
mod ops;
mod present;
mod views;

pub use api::TrailersApi;
pub use error::TrailerError;
pub use views::Trailer;
