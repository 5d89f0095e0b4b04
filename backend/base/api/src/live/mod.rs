//! Live updates: a ticket for the stream of what changes in a company.
//!
//! The stream itself is the host's: an instance of the product lives too briefly to hold one.
//! What is published is decided by `api::Write`, who hears it by `authz::TOPICS`.

mod api;
mod views;

pub use api::LiveApi;
