//! Drivers, trucks, trailers and fleet owners.

pub mod driver;
pub mod fleet_owner;
pub mod trailer;
pub mod truck;
pub mod truck_ownership;
