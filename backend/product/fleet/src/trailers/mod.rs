//! Trailers.

mod api;
mod export;
mod import;
mod ops;
mod present;
mod search;
mod views;

pub use api::TrailersApi;
pub use export::EXPORT;
pub use import::Trailers;
pub use search::SEARCH;
pub use views::{Trailer, TrailerCreate};
