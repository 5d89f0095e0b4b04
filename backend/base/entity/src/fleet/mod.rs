//! Who drives what.

pub mod driver;
pub mod fleet_owner;
pub mod trailer;
pub mod truck;
pub mod truck_ownership;
