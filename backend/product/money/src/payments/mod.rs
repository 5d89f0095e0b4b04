//! Payments: money that customers paid, and the invoices that it pays.
//!
//! ```text
//! recorded ──applied to invoices, or refunded──▶ unapplied, or applied ──▶ returned by the bank, or voided
//! ```
//!
//! A payment is a debt to the customer until it is applied: recording posts undeposited funds against unapplied
//! payments, applying posts unapplied payments against accounts receivable. Taking either back posts its opposite.

mod api;
mod applying;
mod editing;
mod ending;
mod error;
mod export;
mod figures;
mod reading;
mod recording;
mod refunding;
mod remittance;
mod rows;
mod search;
mod views;

pub use api::PaymentsApi;
pub use export::EXPORT;
pub use figures::{Collected, collected};
pub use search::SEARCH;
