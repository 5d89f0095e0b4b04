//! Finding records by a few letters: each area searches its own, `insight` asks them all.

use haul_db::Db;
use haul_types::{Permission, Timestamp, WriteJson};
use poem_openapi::{Enum, Object};
use uuid::Uuid;

use crate::{ApiError, future::BoxFuture};

/// What fits under a search box.
pub const HITS_OF_A_KIND: u64 = 5;

/// How one kind of record is searched.
pub struct Search {
    /// The permission required to find these records.
    pub permission: Permission,
    pub find: for<'a> fn(Query<'a>) -> BoxFuture<'a, Result<Vec<SearchHit>, ApiError>>,
}

/// What is looked for.
#[derive(Clone, Copy)]
pub struct Query<'a> {
    pub db: &'a Db,
    pub company_id: Uuid,
    /// Folded.
    pub q: &'a str,
    pub now: Timestamp,
}

/// A record that was found.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Enum, WriteJson)]
#[oai(rename_all = "snake_case")]
pub enum SearchKind {
    Load,
    Quote,
    Driver,
    Truck,
    Trailer,
    Customer,
    Facility,
    Vendor,
}
