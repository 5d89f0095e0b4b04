//! Users' actions on exceptions.

pub(crate) mod api;
pub(crate) mod ops;
