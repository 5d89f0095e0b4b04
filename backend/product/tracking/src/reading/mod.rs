//! The list of open loads, and the on-time report.

pub(crate) mod api;
pub(crate) mod export;
pub(crate) mod list;
pub(crate) mod on_time;
pub(crate) mod present;
pub(crate) mod report_views;
