//! A quote on the wire, its states, and what can go wrong with it.

pub(crate) mod action_views;
pub(crate) mod error;
pub(crate) mod list_views;
pub(crate) mod status;
pub(crate) mod views;
