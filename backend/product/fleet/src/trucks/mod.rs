//! Trucks, and who owned them when.
//!
//! An ownership covers whole days, both ends included; the carrier owns the truck on all other days.

mod api;
mod error;
mod export;
mod import;
mod ops;
mod ownership_views;
mod ownerships;
mod present;
mod search;
mod views;

pub use api::TrucksApi;
pub use error::TruckError;
pub use export::EXPORT;
pub use import::Trucks;
pub use ops::idle_trucks;
pub use ownerships::{owner_of_truck_on, trucks_owned_on};
pub use search::SEARCH;
pub use views::{Truck, TruckCreate};
