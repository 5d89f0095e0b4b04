//! Who pays for loads, where they go, and who is paid for what is not freight.

pub mod customers;
pub mod facilities;
mod registry;
pub mod vendors;

pub use registry::AREA;
