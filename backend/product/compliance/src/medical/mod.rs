//! How a state learns that its CDL holders are medically certified, and what a driver's file needs because of it.
//!
//! FMCSA changes this by notices, several times a year. The notices known when Haul was built are in [`notices`]; a company
//! adds a later one itself (`ops`), and both are judged together ([`Notices`]).

mod api;
mod notices;
mod ops;
mod proof;
mod rules;
mod views;

pub use api::MedicalRulesApi;
pub use proof::MedicalProof;
pub use rules::Notices;
