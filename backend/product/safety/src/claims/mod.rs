//! Claims: cargo, liability, physical damage and workers' compensation, with the deadlines of cargo claims.
//!
//! Payments and recoveries are totals that people enter; there is no ledger here.

mod api;
mod deadlines;
mod export;
mod ops;
mod views;

pub use api::ClaimsApi;
pub use export::EXPORT;
pub use views::Claim;
