//! Trailers.

mod api;
mod error;
mod ops;
mod present;
mod views;

pub use api::TrailersApi;
pub use error::TrailerError;
pub use ops::{check_new, create};
pub use views::{Trailer, TrailerCreate};
