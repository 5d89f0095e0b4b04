//! The chapters of the API reference.

use poem_openapi::Tags;

#[derive(Tags)]
pub enum Chapter {
    /// Drivers with their licenses, medical cards and loads.
    Drivers,
    /// The end of drivers' employment or contracts, with what has to be done.
    DriverTerminations,
    /// Trucks and who owns them.
    Trucks,
    /// Trailers with their equipment, inspection and registration.
    Trailers,
    /// People who own trucks that run under the carrier's authority.
    FleetOwners,
    /// Carriers under whose authority trucks run: your own and partners, with what FMCSA says about them.
    MotorCarriers,
}
