//! Haul's product: freight, safety and money for one trucking carrier at a time.
//!
//! A plain library without IO of its own: it runs natively in tests and tools, and inside the WebAssembly component.

pub mod api;
pub mod authz;
pub mod context;
pub mod entity;
pub mod ports;
pub mod types;
