//! Loads from a file.

mod columns;
mod kind;
mod places;
mod rows;

pub use kind::Loads;
