//! Company-wide settings: the defaults of new records, filings, brand, holidays, and how long things are kept.
//!
//! The other areas read it with `haul_api::settings_of_company`.

mod api;
mod color;
mod error;
mod logo;
mod mcs150;
mod ops;
mod reminders;
mod views;

pub use api::SettingsApi;
pub use error::SettingsError;
pub use ops::holidays_of;
pub use reminders::{WatchFilings, watch_filings};
