//! Safety's records as sheets: what previous employers were asked, drug and alcohol testing, and the registers of
//! accidents, roadside inspections and training.
//!
//! The first two are kept apart from a driver's qualification file, as 49 CFR 391.53 and 382.401 ask.

mod api;
mod drug_alcohol;
mod investigation;
mod ops;
mod registers;
mod sheet;
mod views;
mod words;

pub use api::SafetySheetsApi;
pub(crate) use ops::{Sheet, print};
pub(crate) use registers::TRAINING;
pub(crate) use sheet::{Part, data};
