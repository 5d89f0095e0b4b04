//! Collecting what customers owe: calls, promises, statements by mail, and accounts at an agency.
//!
//! An entry is written once. When to follow up is what the latest entry of a person says; whether a promise was kept is
//! what payments say. The stage follows from the oldest invoice that is owed, unless an agency has the account.
//! Whether the customer gets reminders is an entry too; they themselves are in [`crate::reminders`].

mod api;
mod entries;
mod error;
mod letter;
mod mailing;
mod sending;
mod standing;
mod statement;
mod views;

pub use api::CollectionsApi;
pub use entries::{blank, customer_of, insert};
pub use error::CollectionError;
pub use letter::STATEMENT;
pub use mailing::{hand_over, waiting};
pub use sending::SendStatement;
pub use standing::{Standing, standings};
pub use statement::print;
pub use views::CollectionEntry;
