//! Facilities: where loads are picked up and delivered.
//!
//! A facility's time zone is what its stops are scheduled in.

mod api;
mod error;
mod ops;
mod views;

pub use api::FacilitiesApi;
pub use error::FacilityError;
pub use ops::{create, set_archived};
pub use views::{Facility, FacilityCreate};
