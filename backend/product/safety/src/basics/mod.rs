//! Carriers' BASIC percentiles as FMCSA's Safety Measurement System (SMS) shows them, entered by hand each month, and
//! the thresholds from which FMCSA intervenes.
//!
//! Nothing is computed from recorded inspections.

mod api;
mod ops;
mod thresholds;
mod views;

pub use api::BasicMeasuresApi;
pub use views::BasicMeasure;
