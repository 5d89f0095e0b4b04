//! Customers: who pays for loads, and what they require before paying.
//!
//! Their required references and documents decide which loads can be billed, so changes here are passed on to `loads`.

mod api;
mod duplicates;
mod error;
mod export;
mod import;
mod merge;
mod merge_views;
mod ops;
mod search;
mod views;

pub use api::CustomersApi;
pub use duplicates::bare_docket;
pub use error::CustomerError;
pub use export::EXPORT;
pub use import::Customers;
pub use search::SEARCH;
pub use views::{Customer, CustomerContact, CustomerCreate};
