//! The figures of a quote, and the settings behind them.

pub(crate) mod api;
pub(crate) mod figures;
pub(crate) mod margin;
pub(crate) mod programs;
pub(crate) mod settings;
pub(crate) mod settings_views;
