//! Legal holds: what a claim, case or audit may ask for is kept, however old it is.
//!
//! A hold is on a driver, truck, trailer or carrier. Whether it is in force follows from its release; `held` is the one
//! place that decides, and `retention` asks it.

mod api;
mod export;
mod held;
mod ops;
mod views;

pub use api::LegalHoldsApi;
pub use export::EXPORT;
pub use held::held;
pub use views::LegalHold;
