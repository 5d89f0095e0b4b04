//! The ledger and invoices.

pub mod accounting_period;
pub mod invoice;
pub mod invoice_line;
pub mod ledger_account;
pub mod posting;
pub mod posting_line;
