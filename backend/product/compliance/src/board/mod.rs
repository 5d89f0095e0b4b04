//! The board: drivers, trucks or trailers in use, and how each of their papers stands.

mod api;
mod ops;
mod views;

pub use api::BoardApi;
