//! Wire types of number formats.

use haul_types::{NumberKind, Timestamp, WriteJson};
use poem_openapi::Object;

/// How the numbers of one kind are written.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct NumberFormat {
    pub kind: NumberKind,
    /// At most 8 capital letters, digits and dashes, a digit never the last; may be empty.
    pub prefix: String,
    /// The year stands before the number.
    pub has_year: bool,
    /// Filled up with zeros to so many digits, 1 to 10.
    pub digits: i32,
    /// What comes next, before it is written out.
    pub next_number: i64,
    /// What the next record will be called, unless a colleague is quicker.
    pub preview: String,
    /// The year that `has_year` writes now.
    pub year: i32,
    /// Send it back with a change; 0 as long as nobody has changed anything.
    pub version: i32,
    pub updated_at: Option<Timestamp>,
}

/// The formats of every kind.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct NumberFormatList {
    pub items: Vec<NumberFormat>,
}

/// Changes to a format: what is left out stays.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct NumberFormatUpdate {
    /// The version that the change was made on; 0 for the first change.
    pub version: i32,
    /// At most 8 letters, digits and dashes, a digit never the last.
    pub prefix: Option<String>,
    pub has_year: Option<bool>,
    /// 1 to 10.
    pub digits: Option<i32>,
    /// Not below the one that comes next anyway; numbers that are left out are never used.
    pub next_number: Option<i64>,
}
