//! Papers: printouts of a load or a detention case, and the packet that the customer gets with the load's invoice.
//!
//! A paper is rendered on request from the facts at that moment and kept only as long as its link works:
//! the load and its documents are the record. Here facts become the reader's words; the host's templates lay them out
//! ([`haul_ports::Typesetting`]).
//!
//! The invoice packet is the invoice's first page, the case files of the detention it claims, and the documents that
//! the customer wants with it, in the customer's order.
//! Invoices themselves are records of `money`; here they are printed (`invoices`).

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

mod api;
mod carrier;
mod compliance_file;
mod error;
mod facts;
pub mod invoices;
mod ops;
mod packet;
mod parties;
mod press;
mod registry;
mod templates;
mod views;
pub mod words;

pub use compliance_file::record_file;
pub use error::PaperError;
pub use facts::{Fact, facts, sheet};
pub use parties::{Discount, Parties, due_on, parties};
pub use press::{Printed, link, link_to, render, rendered};
pub use registry::AREA;
pub use views::PaperOpen;
