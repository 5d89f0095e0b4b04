//! The board: drivers, trucks or trailers in use, and the status of each of their papers.

mod api;
mod ops;
mod views;

pub use api::BoardApi;
