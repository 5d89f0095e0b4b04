//! A driver's investigation history (49 CFR 391.23, 391.53): what previous employers were asked and what they answered.
//!
//! Apart from the qualification file, for people who take part in hiring.

mod api;
mod ops;
mod standing;
mod views;

pub use api::EmployerInquiriesApi;
pub use standing::{Investigation, of_driver};
pub use views::{ContactAttempt, EmployerInquiry};
