//! One file per table, in a folder per area, without logic.

pub mod base;
pub mod company;
pub mod detention;
pub mod fleet;
pub mod insight;
pub mod loads;
mod owned;
pub mod partners;
pub mod portal;
pub mod quotes;
pub mod tracking;

pub use owned::{Archivable, Owned, OwnedRow, Versioned};
