//! Live updates: a ticket for the stream of a company's changes.
//!
//! The stream itself belongs to the host: an instance of the product is too short-lived to hold one.
//! `api::Write` decides what is published, `authz::TOPICS` who receives it.

mod api;
mod views;

pub use api::LiveApi;
