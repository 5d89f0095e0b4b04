//! Motor vehicle records (49 CFR 391.23, 391.25): what a state reports, and the review that becomes the driver's paper.

mod api;
mod ops;
mod review;
mod views;

pub use api::MotorVehicleRecordsApi;
pub use views::MotorVehicleRecord;
