//! Invoices: what customers owe for loads that billing approved.
//!
//! ```text
//! draft ──post──▶ posted ──sent by mail, or marked as sent──▶ sent
//!   │               │                                          │
//!   └───────────────┴───────────────── void ───────────────────┘──▶ voided
//! ```
//!
//! A draft locks its loads. Its lines are the charges that their customers agreed to, one for one, and never change;
//! the database refuses a charge on two invoices. Posting writes it to the ledger; voiding writes the opposite, and its
//! loads can be invoiced again.

mod api;
mod drafting;
mod error;
mod export;
mod grouping;
mod letter;
mod life;
mod paper;
mod reading;
mod rows;
mod search;
mod sending;
mod views;

pub use api::InvoicesApi;
pub use export::EXPORT;
pub use letter::INVOICE;
pub use search::SEARCH;
pub use sending::SendInvoice;
