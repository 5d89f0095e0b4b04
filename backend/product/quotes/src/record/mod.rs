//! A quote's wire types, states and errors.

pub(crate) mod action_views;
pub(crate) mod error;
pub(crate) mod list_views;
pub(crate) mod status;
pub(crate) mod views;
