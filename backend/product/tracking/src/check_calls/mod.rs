//! Check calls: logged, corrected, voided.

pub(crate) mod api;
pub(crate) mod ops;
