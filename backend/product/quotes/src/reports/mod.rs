//! Insights from quotes: lane history and win rate.

pub(crate) mod api;
pub(crate) mod lane;
mod reload;
pub(crate) mod report;
pub(crate) mod report_views;
