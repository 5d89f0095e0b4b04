//! Facilities: where loads are picked up and delivered.
//!
//! A facility's stops are scheduled in its time zone; a truck inside its circle (`geofence.rs`) counts as there.

mod api;
mod duplicates;
mod error;
mod export;
mod geofence;
mod import;
mod merge;
mod merge_views;
mod ops;
mod search;
mod views;

pub use api::FacilitiesApi;
pub use error::FacilityError;
pub use export::EXPORT;
pub use geofence::{geofence_of, radius_of, whereabouts};
pub use import::Facilities;
pub use ops::located;
pub use search::SEARCH;
pub use views::{Facility, FacilityCreate};
