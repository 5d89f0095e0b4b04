//! Who drives what.

mod chapters;
pub mod drivers;
pub mod fleet_owners;
mod import_names;
mod registry;
pub mod trailers;
pub mod trucks;
mod units;
mod whereabouts;

use chapters::Chapter;
pub use registry::AREA;
