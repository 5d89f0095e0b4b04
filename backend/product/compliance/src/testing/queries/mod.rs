//! Queries of FMCSA's Drug & Alcohol Clearinghouse (49 CFR 382.701 to 382.717): what was asked and found, with the driver's
//! consent, and the file that asks for many drivers at once.

mod api;
mod bulk;
mod ops;
mod views;

pub use api::QueriesApi;
pub use views::ClearinghouseQuery;
