//! Links with which customers follow a load and drivers report.

pub(crate) mod api;
pub(crate) mod customer_links;
pub(crate) mod driver_api;
pub(crate) mod driver_bodies;
pub(crate) mod driver_links;
pub(crate) mod driver_papers;
pub(crate) mod driver_phase;
pub(crate) mod driver_report;
pub(crate) mod driver_reports;
pub(crate) mod driver_trip;
pub(crate) mod driver_views;
pub(crate) mod link_views;
pub(crate) mod public;
pub(crate) mod public_api;
pub(crate) mod public_views;
