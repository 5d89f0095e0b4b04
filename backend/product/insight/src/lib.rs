//! Files to take along and to bring in, and lists as people like them.

mod chapters;
pub mod dashboards;
pub mod exports;
pub mod imports;
mod registry;
pub mod saved_views;
pub mod search;

use chapters::Chapter;
pub use registry::AREA;
