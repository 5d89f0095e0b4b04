//! Fleet owners: people whose trucks run under the carrier's authority. They see their own trucks in the portal.

mod api;
mod export;
mod ops;
mod present;
mod views;

pub use api::FleetOwnersApi;
pub use export::EXPORT;
pub use views::FleetOwner;
