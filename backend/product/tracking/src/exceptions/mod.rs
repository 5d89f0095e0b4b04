//! What people do about exceptions.

pub(crate) mod api;
pub(crate) mod ops;
