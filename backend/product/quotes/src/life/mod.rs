//! Decisions about a quote, by people and by expiry.

pub(crate) mod convert;
pub(crate) mod expiry;
pub(crate) mod notices;
pub(crate) mod ops;
