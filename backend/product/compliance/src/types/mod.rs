//! Types of items: whose paper it is, whether the record needs it, how it expires and what follows.

mod api;
mod catalog;
mod item_type;
mod ops;
mod rules;
mod views;

pub use api::TypesApi;
pub use catalog::{ITEM_TYPES, find, types_of};
pub use item_type::{DriverFacts, Expiry, Gate, ItemType, Longest, Need, Who};
pub use rules::Rules;
