//! Drivers: who can be assigned, and which papers allow it.

mod api;
mod export;
mod import;
mod ops;
mod present;
mod search;
mod views;

pub use api::DriversApi;
pub use export::EXPORT;
pub use import::Drivers;
pub use search::SEARCH;
pub use views::{Driver, DriverCreate, EmergencyContact};
