//! Who drives what.

pub mod drivers;
pub mod fleet_owners;
mod import_names;
mod registry;
pub mod trailers;
pub mod trucks;
mod units;
mod whereabouts;

pub use registry::AREA;
