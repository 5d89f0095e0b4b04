//! Collecting what customers owe: calls, promises, statements by mail, and accounts at an agency.
//!
//! An entry is written once. When to follow up is what the latest entry of a person says; whether a promise was kept is
//! what payments say. The stage follows from the oldest invoice that is owed, unless an agency has the account.

mod api;
mod entries;
mod error;
mod letter;
mod sending;
mod standing;
mod statement;
mod views;

pub use api::CollectionsApi;
pub use letter::STATEMENT;
pub use sending::SendStatement;
pub use standing::{Standing, standings};
