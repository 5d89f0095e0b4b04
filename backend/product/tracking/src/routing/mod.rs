//! Loaded miles by road: a job asks the operator's routing provider, if there is one, and replaces the estimate.

pub(crate) mod job;
mod valhalla;
