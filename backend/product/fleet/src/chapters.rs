//! The chapters of the API reference.

use poem_openapi::Tags;

#[derive(Tags)]
pub enum Chapter {
    /// Drivers.
    Drivers,
    /// Trucks and who owns them.
    Trucks,
    /// Trailers.
    Trailers,
    /// People who own trucks that run under the carrier's authority.
    FleetOwners,
}
