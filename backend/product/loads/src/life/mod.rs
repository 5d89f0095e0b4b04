//! Decisions about a load as a whole.

pub(crate) mod api;
pub(crate) mod ops;
pub(crate) mod review;
pub(crate) mod tagging;
