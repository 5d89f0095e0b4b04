//! Loads from a file.

mod amounts;
mod charges;
mod columns;
mod crew;
mod freight;
mod kind;
mod names;
mod places;
mod rows;
mod stops;

pub use kind::Loads;
