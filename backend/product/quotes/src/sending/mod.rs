//! How a quote reaches the customer, and how the customer answers.

pub(crate) mod actions_api;
pub(crate) mod letter;
pub(crate) mod ops;
pub(crate) mod paper;
pub(crate) mod public;
pub(crate) mod public_api;
pub(crate) mod public_views;
