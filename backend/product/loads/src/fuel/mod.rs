//! Fuel surcharge by a customer's program: quotes use the latest price, loads the price of the pickup's week.

pub(crate) mod method;
pub(crate) mod of_load;
pub(crate) mod program;
pub(crate) mod views;

pub use program::{latest_price, rate_at, wording};
pub use views::{FuelRow, LoadFuelSurcharge};
