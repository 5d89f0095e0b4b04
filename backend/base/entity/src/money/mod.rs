//! The ledger, invoices and payments.

pub mod accounting_period;
pub mod collection_entry;
pub mod deposit;
pub mod invoice;
pub mod invoice_adjustment;
pub mod invoice_batch;
pub mod invoice_dispute;
pub mod invoice_line;
pub mod ledger_account;
pub mod payment;
pub mod payment_application;
pub mod payment_refund;
pub mod posting;
pub mod posting_line;
pub mod reminded_invoice;
pub mod reminder_settings;
pub mod write_off_request;
pub mod write_off_settings;
