//! The accident register of 49 CFR 390.15: what happened where, to whom, and whether it counts.
//!
//! Whether an accident is recordable (390.5) and calls for tests (382.303) follows from its facts.

mod api;
mod export;
mod ops;
mod standing;
mod views;

pub use api::AccidentsApi;
pub use export::EXPORT;
pub use views::Accident;
