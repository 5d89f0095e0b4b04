//! The chapters of the API reference.

use poem_openapi::Tags;

#[derive(Tags)]
pub enum Chapter {
    /// What customers owe for delivered loads.
    Invoices,
    /// Money that customers paid, and the invoices that it pays.
    Payments,
    /// What is owed, by customer and age.
    Receivables,
    /// Accounts, postings that are never changed, and months that can be closed.
    Ledger,
}
