//! Roadside inspections: what an officer found, and the report that has to be signed and sent back within 15 days
//! (49 CFR 396.9(d)).

mod api;
mod export;
mod ops;
mod views;

pub use api::RoadsideInspectionsApi;
pub use export::EXPORT;
pub use views::{RoadsideInspection, Violation};
