//! The packet of an invoice: its first page, then the papers of each of its loads.
//!
//! What the first page says of money is the invoice's own, as it was when it was created. What is here only prints it.

mod bill;
mod packet;
mod page;

pub use bill::{Bill, BilledCharge};
pub use packet::{InvoicePacket, bind};
