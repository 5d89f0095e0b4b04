//! The chapters of the API reference.

use poem_openapi::Tags;

#[derive(Tags)]
pub enum Chapter {
    /// What customers owe for delivered loads.
    Invoices,
    /// Accounts, postings that are never changed, and months that can be closed.
    Ledger,
}
