//! Wire types of search.

use poem_openapi::{Enum, Object};
use uuid::Uuid;

/// What a search found, kind by kind.
#[derive(Clone, Debug, Object)]
pub struct SearchResults {
    pub items: Vec<SearchHit>,
}

/// A record that was found.
#[derive(Clone, Debug, PartialEq, Eq, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct SearchHit {
    pub kind: SearchKind,
    pub id: Uuid,
    pub title: String,
    pub subtitle: Option<String>,
    /// Page of this product that shows it.
    pub path: String,
}

/// What a hit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum)]
#[oai(rename_all = "snake_case")]
pub enum SearchKind {
    Load,
    Quote,
    Driver,
    Truck,
    Trailer,
    Customer,
    Facility,
}
