//! Money: the ledger, the invoices that customers owe, and what they pay.
//!
//! A load that billing approved becomes a line on an invoice for each charge that its customer agreed to. Posting an
//! invoice writes it to the ledger; what is in the ledger stays there and is undone only by its opposite.

#![cfg_attr(
    not(test),
    deny(
        clippy::arithmetic_side_effects,
        clippy::expect_used,
        clippy::indexing_slicing,
        clippy::panic,
        clippy::unwrap_used
    )
)]

mod archived;
mod calendar;
mod chapters;
mod collections;
mod deposits;
mod invoices;
mod ledger;
mod mailing;
mod payments;
mod receivables;
mod registry;
mod reminders;

use chapters::Chapter;
pub use invoices::{Billed, billed, drafts};
pub use payments::{Collected, collected};
pub use receivables::{Aged, Figures as Receivables, figures as receivables_today};
pub use registry::AREA;
