//! Drivers: who may be given work, and whose papers say so.

mod api;
mod error;
mod ops;
mod present;
mod views;

pub use api::DriversApi;
pub use error::DriverError;
pub use ops::{check_new, create};
pub use views::{Driver, DriverCreate, EmergencyContact};
