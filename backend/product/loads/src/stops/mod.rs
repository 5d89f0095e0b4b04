//! The stops of a load: planning them, and their events.

pub(crate) mod api;
mod doubts;
pub(crate) mod events;
pub(crate) mod locate;
pub(crate) mod ops;
pub(crate) mod schedule;
pub(crate) mod time_views;
pub(crate) mod times;
pub(crate) mod visits;
