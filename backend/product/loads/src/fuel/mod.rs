//! Fuel surcharge by a customer's program: of quotes by today's price, of loads by the price of the pickup's week.

pub(crate) mod method;
pub(crate) mod of_load;
pub(crate) mod program;
pub(crate) mod views;

pub use program::{latest_price, rate_at, wording};
pub use views::{FuelRow, LoadFuelSurcharge};
