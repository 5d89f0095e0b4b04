//! Drivers, trucks, trailers, fleet owners and the carriers under whose authority trucks run.

pub mod driver;
pub mod driver_termination;
pub mod fleet_owner;
pub mod motor_carrier;
pub mod motor_carrier_watch;
pub mod trailer;
pub mod truck;
pub mod truck_ownership;
