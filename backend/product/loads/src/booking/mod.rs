//! Loads as records: booked, changed, copied, read.

pub(crate) mod api;
pub(crate) mod header;
pub(crate) mod ops;
pub(crate) mod views;
