//! The stops of a load: planning them, and what happens there.

pub(crate) mod api;
pub(crate) mod events;
pub(crate) mod ops;
pub(crate) mod schedule;
pub(crate) mod visits;
