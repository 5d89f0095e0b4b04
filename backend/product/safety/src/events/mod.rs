//! What is recorded about drivers besides the registers: training, signed policies, coaching, incidents.
//!
//! A training or policy that the law asks for becomes the driver's paper in the same transaction. A follow-up is noticed on
//! its day, once.

mod api;
mod checks;
mod export;
mod ops;
mod reminder;
mod views;

pub use api::DriverEventsApi;
pub use export::EXPORT;
pub use reminder::{RemindFollowUp, forget};
pub use views::DriverEvent;
