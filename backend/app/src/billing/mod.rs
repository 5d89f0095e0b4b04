//! Billing: delivered loads on their way to an invoice.
//!
//! What blocks a load is decided and cached by `loads`, in the transaction of the fact that blocks it.
//! Invoices, payments and factoring are absent here.

mod api;
mod ops;
mod views;

pub use api::BillingApi;
pub use ops::{ReadyFilter, select_to_bill};
