//! The ledger, invoices and payments.

pub mod accounting_period;
pub mod invoice;
pub mod invoice_adjustment;
pub mod invoice_dispute;
pub mod invoice_line;
pub mod ledger_account;
pub mod payment;
pub mod payment_application;
pub mod posting;
pub mod posting_line;
