//! Papers: what is printed of a load or a wait, and the packet that goes to the customer with the load's invoice.
//!
//! A paper is made when somebody asks for it, of the facts as they are then, and kept only as long as its link is good:
//! the load and its documents are the record. Here facts become the words of a reader; the host's templates place them
//! ([`haul_ports::Typesetting`]).
//!
//! The invoice packet is the invoice's first page, the case files of the detention that it claims, and the documents that the
//! customer wants with it, in the customer's order.
//! Numbered invoices and sending them are absent here.

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
mod error;
mod facts;
mod ops;
mod packet;
mod press;
mod registry;
mod views;
pub mod words;

pub use error::PaperError;
pub use facts::{Fact, facts, sheet};
pub use press::{link, render};
pub use registry::AREA;
pub use views::PaperOpen;
