//! The `haul` server: configuration, the HTTP edge, the engine that runs the product, and the command line.
//!
//! With `haul-capability` this is the only code that touches network, files, environment and clock.

mod capabilities;
pub mod cli;
pub mod config;
pub mod deliveries;
pub mod demo;
pub mod edge;
pub mod engine;
pub mod jobs;
pub mod message;
mod problem;
