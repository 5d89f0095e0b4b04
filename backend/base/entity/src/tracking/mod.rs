//! Tracking of loads on the road.

pub mod check_call;
pub mod driver_link;
pub mod driver_report;
pub mod load_message;
#[expect(clippy::module_inception, reason = "the table has the name of its area")]
pub mod tracking;
pub mod tracking_exception;
pub mod tracking_link;
pub mod tracking_link_view;
pub mod tracking_settings;
