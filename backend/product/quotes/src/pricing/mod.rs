//! What a quote comes to, and what it is computed with.

pub(crate) mod api;
pub(crate) mod figures;
pub(crate) mod margin;
pub(crate) mod programs;
pub(crate) mod settings;
pub(crate) mod settings_views;
