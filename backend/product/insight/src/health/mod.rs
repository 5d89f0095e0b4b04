//! How the company's part of the product is doing: work that runs in the background, what it depends on outside, and
//! how much its files take.
//!
//! A failed job can be tried again or dismissed. Jobs of other companies, and those of no company, are never shown.

mod api;
mod error;
mod integrations;
mod ops;
mod queue;
mod storage;
mod views;
mod words;

pub use api::HealthApi;
pub use integrations::ROUTING_JOB;
