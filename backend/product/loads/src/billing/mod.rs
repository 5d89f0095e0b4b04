//! From a delivered load to an invoice.

pub(crate) mod api;
pub(crate) mod export;
pub(crate) mod invoicing;
pub(crate) mod ops;
pub(crate) mod ready;
pub(crate) mod ready_api;
pub(crate) mod ready_views;
