//! Drivers: who may be given work, and whose papers say so.

mod api;
mod error;
mod export;
mod ops;
mod present;
mod search;
mod views;

pub use api::DriversApi;
pub use error::DriverError;
pub use export::EXPORT;
pub use ops::{check_new, create};
pub use search::SEARCH;
pub use views::{Driver, DriverCreate, EmergencyContact};
