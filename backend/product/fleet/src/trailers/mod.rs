//! Trailers.

mod api;
mod error;
mod export;
mod ops;
mod present;
mod search;
mod views;

pub use api::TrailersApi;
pub use error::TrailerError;
pub use export::EXPORT;
pub use ops::{check_new, create};
pub use search::SEARCH;
pub use views::{Trailer, TrailerCreate};
