//! Finds records by a few letters: each area searches its own, `insight` asks them all.

use haul_db::Db;
use haul_types::{Permission, Timestamp, WriteJson};
use poem_openapi::{Enum, Object};
use uuid::Uuid;

use crate::{ApiError, future::BoxFuture};

/// As many as fit below a search box.
pub const HITS_OF_A_KIND: u64 = 5;

/// How one kind of record is searched.
pub struct Search {
    pub kind: SearchKind,
    /// The permission required to find these records.
    pub permission: Permission,
    pub find: for<'a> fn(Query<'a>) -> BoxFuture<'a, Result<Vec<SearchHit>, ApiError>>,
}

/// A search.
#[derive(Clone, Copy)]
pub struct Query<'a> {
    pub db: &'a Db,
    pub company_id: Uuid,
    /// Folded.
    pub q: &'a str,
    pub now: Timestamp,
}

/// A matching record.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct SearchHit {
    pub kind: SearchKind,
    /// The record's id.
    pub id: Uuid,
    /// The record's name or number, such as `Load 1001`.
    pub title: String,
    /// What tells it from similar hits, such as a customer and a lane; omitted if nothing is known.
    pub subtitle: Option<String>,
    /// The record's own status, such as a load's `in_transit`; left out for kinds without one.
    pub status: Option<String>,
    /// Page of this product that shows it.
    pub path: String,
}

/// The kind of a hit.
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
    Invoice,
    Payment,
}

impl SearchKind {
    pub const ALL: [Self; 10] = [
        Self::Load,
        Self::Quote,
        Self::Driver,
        Self::Truck,
        Self::Trailer,
        Self::Customer,
        Self::Facility,
        Self::Vendor,
        Self::Invoice,
        Self::Payment,
    ];

    /// As people type it before a number or name: `truck 119`.
    pub fn word(self) -> &'static str {
        match self {
            Self::Load => "load",
            Self::Quote => "quote",
            Self::Driver => "driver",
            Self::Truck => "truck",
            Self::Trailer => "trailer",
            Self::Customer => "customer",
            Self::Facility => "facility",
            Self::Vendor => "vendor",
            Self::Invoice => "invoice",
            Self::Payment => "payment",
        }
    }
}

/// Fewer digits are a unit, a load or a street.
const PHONE_DIGITS: usize = 4;

/// The digits of a phone number as people write it, `(806) 555-0131` or its last digits; none for other text. Stored
/// numbers start with `+1`, so a leading 1 is dropped.
pub fn phone_digits(q: &str) -> Option<String> {
    let is_phone = q.chars().all(|letter| letter.is_ascii_digit() || " ()+-.".contains(letter));
    let digits: String = q.chars().filter(char::is_ascii_digit).collect();
    if !is_phone || digits.len() < PHONE_DIGITS {
        return None;
    }
    match digits.strip_prefix('1') {
        Some(rest) if rest.len() == 10 => Some(rest.to_owned()),
        _ => Some(digits),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phone_number_is_found_as_people_write_it() {
        for (text, digits) in [
            ("(806) 555-0131", Some("8065550131")),
            ("+1 806 555 0131", Some("8065550131")),
            ("806.555.0131", Some("8065550131")),
            ("0131", Some("0131")),
            ("119", None),
            ("truck 1190", None),
            ("po 70311", None),
        ] {
            assert_eq!(phone_digits(text).as_deref(), digits, "{text}");
        }
    }
}
