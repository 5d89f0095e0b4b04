//! Who pays for loads, where they go, and who is paid for what is not freight.

mod chapters;
pub mod customers;
pub mod facilities;
mod registry;
pub mod vendors;

use chapters::Chapter;
pub use registry::AREA;
