//! Contract lanes: prices agreed with a customer for all loads between two cities, for a time.

pub mod api;
mod ops;
mod usage;
pub mod views;
