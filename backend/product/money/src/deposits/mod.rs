//! Deposits: payments deposited together, as they appear on the bank statement.
//!
//! A payment is on undeposited funds until a deposit moves it to the bank's account. Voiding a deposit moves its
//! payments back.

mod api;
mod error;
mod export;
mod making;
mod reading;
mod rows;
mod views;

pub use api::DepositsApi;
pub use export::EXPORT;
