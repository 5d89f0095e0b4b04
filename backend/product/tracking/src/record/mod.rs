//! Tracking's wire types, terms and errors.

pub(crate) mod around;
pub(crate) mod call_templates;
pub(crate) mod check_call_views;
pub(crate) mod error;
pub(crate) mod exception_views;
pub(crate) mod settings;
pub(crate) mod views;
