//! Fleet owners: people whose trucks run under the carrier's authority. They see their own trucks in the portal.

mod api;
mod ops;
mod present;
mod views;

pub use api::FleetOwnersApi;
pub use views::FleetOwner;
