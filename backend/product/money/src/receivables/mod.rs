//! What is owed, by customer and age.
//!
//! All of it comes from the ledger, so that it adds up to the trial balance on any day, past ones included.

mod aging;
mod api;
mod export;
mod figures;
mod reading;
mod views;

pub use aging::Aged;
pub use api::ReceivablesApi;
pub use export::EXPORT;
pub use figures::{Figures, figures};
pub use reading::cut_by;
