//! The chapters of the API reference.

use poem_openapi::Tags;

#[derive(Tags)]
pub enum Chapter {
    /// What customers owe for delivered loads.
    Invoices,
    /// Money that customers paid, and the invoices that it pays.
    Payments,
    /// Payments deposited at the bank together.
    Deposits,
    /// What is owed, by customer and age, and what was done to collect it.
    Receivables,
    /// Accounts, postings that are never changed, and months that can be closed.
    Ledger,
}
