//! Drug and alcohol tests, from the order to the verified result.
//!
//! ```text
//! ordered ──▶ collected ──▶ result
//! ```
//!
//! The state follows from what is on record. A correction is a change like others, and its history is kept.

mod api;
mod ops;
mod state;
mod views;

pub use api::TestsApi;
pub(super) use ops::order_random;
pub(super) use state::state_of;
pub use views::DrugAlcoholTest;
