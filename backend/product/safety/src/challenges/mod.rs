//! Challenges in FMCSA's DataQs: which inspection or accident, why, and what became of it.
//!
//! ```text
//! draft → filed → accepted | denied
//!           ↕
//!   more_information_needed
//! ```
//!
//! Papers that prove the argument are uploaded to DataQs itself, not here.

mod api;
mod deadlines;
mod export;
mod ops;
mod views;

pub use api::DataQChallengesApi;
pub use export::EXPORT;
pub use views::DataQChallenge;
