//! Who pays for loads, and where they go.

pub mod customers;
pub mod facilities;
mod registry;

pub use registry::AREA;
