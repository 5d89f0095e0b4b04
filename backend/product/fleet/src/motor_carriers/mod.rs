//! Carriers under whose authority trucks run: the company's own, and those of partners.
//!
//! ```text
//!  added, or the night's job ─► check (job) ─► FMCSA's registry ─► stored, told when it differs
//!  assignment gate, drawer ─► standing: our decision, the registry's status, insurance on file
//! ```

mod api;
mod checks;
mod dot_number;
mod export;
mod ops;
mod present;
mod standing;
mod views;
mod watch;

pub use api::MotorCarriersApi;
pub use checks::{CheckMotorCarrier, check_own};
pub use export::EXPORT;
pub use ops::founded;
pub use standing::{Objection, authority_of, objections};
pub use views::{CarrierObjection, MotorCarrier};
pub use watch::WatchMotorCarriers;
