//! What customers owe against their credit limits, and how long they take to pay.

pub(crate) mod api;
pub(crate) mod check;
pub(crate) mod paying;
pub(crate) mod standing;
pub(crate) mod views;
