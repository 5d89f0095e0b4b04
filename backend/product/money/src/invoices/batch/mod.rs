//! Batches: invoices for many loads, made one after the other in the background.
//!
//! A job makes some invoices at a time. Each is one transaction that also takes its loads off the batch, so a batch that
//! was interrupted goes on where it was, and no load is invoiced twice. One that can't be invoiced is told, with the
//! reason, and delays no other.

mod api;
mod label;
mod making;
mod running;
mod views;

pub use api::InvoiceBatchesApi;
pub use making::sweep;
pub use running::RunInvoiceBatch;
