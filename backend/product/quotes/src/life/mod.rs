//! What is decided about a quote, by people and by the clock.

pub(crate) mod convert;
pub(crate) mod expiry;
pub(crate) mod notices;
pub(crate) mod ops;
