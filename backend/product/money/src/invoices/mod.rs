//! Invoices: what customers owe for loads that billing approved.
//!
//! ```text
//! draft ──post──▶ posted ──sent by mail, or marked as sent──▶ sent ──payments──▶ partially_paid ──▶ paid, written_off
//!   │               │                                          │
//!   └───────────────┴───────────────── void ───────────────────┘──▶ voided
//! ```
//!
//! A draft locks its loads. Its lines are the charges that their customers agreed to, one for one, and never change;
//! the database refuses a charge on two invoices. Posting writes it to the ledger; voiding writes the opposite, and its
//! loads can be invoiced again. What payments and adjustments do to the balance and the status is `settling.rs`.
//! Write-offs beyond what a role may do are asked for and approved by another person (`approving/`).
//! An opening balance has no loads: it is imported, posted and sent at once.

mod adjusting;
mod api;
mod approving;
mod batch;
pub mod discounting;
pub mod discounts;
mod disputes;
mod drafting;
mod editing;
mod error;
mod export;
mod figures;
mod grouping;
mod import;
mod letter;
mod life;
mod making;
mod naming;
mod opening;
mod overdue;
mod paper;
mod reading;
mod rows;
mod search;
mod sending;
mod settling;
mod views;
mod write_offs;

pub use api::InvoicesApi;
pub use approving::WriteOffsApi;
pub use batch::{InvoiceBatchesApi, RunInvoiceBatch, sweep};
pub use error::InvoiceError;
pub use export::EXPORT;
pub use figures::{Billed, billed, drafts};
pub use import::OpeningBalances;
pub use letter::INVOICE;
pub use overdue::TellOverdue;
pub use search::SEARCH;
pub use sending::SendInvoice;
pub use settling::{Moved, locked, settle};
