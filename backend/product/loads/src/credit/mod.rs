//! What customers owe against their credit limits.
//!
//! Invoices and payments will replace the loads' totals behind [`standing::credit_of`].

pub(crate) mod api;
pub(crate) mod check;
pub(crate) mod standing;
pub(crate) mod views;
