//! Wire types of number formats.

use haul_types::{NumberKind, Timestamp, WriteJson};
use poem_openapi::Object;

/// How the numbers of one kind are written.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct NumberFormat {
    pub kind: NumberKind,
    /// At most 8 capital letters, digits and dashes, not ending in a digit; may be empty.
    pub prefix: String,
    /// The year stands before the number.
    pub has_year: bool,
    /// Padded with zeros to this many digits, 1 to 10.
    pub digits: i32,
    /// The next number, unformatted.
    pub next_number: i64,
    /// The next record's number, unless another user takes it first.
    pub preview: String,
    /// The year that `has_year` uses now.
    pub year: i32,
    /// Send this version back with your change; 0 until the first change.
    pub version: i32,
    /// When it was last changed, in UTC; omitted until the first change.
    pub updated_at: Option<Timestamp>,
}

/// The formats of every kind.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct NumberFormatList {
    /// One format for each kind of number.
    pub items: Vec<NumberFormat>,
}

/// Changes to a format: omitted fields stay.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct NumberFormatUpdate {
    /// The version your change is based on; 0 for the first change.
    pub version: i32,
    /// At most 8 letters, digits and dashes, not ending in a digit.
    #[oai(validator(max_length = 8))]
    pub prefix: Option<String>,
    /// The year stands before the number.
    pub has_year: Option<bool>,
    /// 1 to 10.
    #[oai(validator(minimum(value = "1"), maximum(value = "10")))]
    pub digits: Option<i32>,
    /// Not below the next number; skipped numbers are never used.
    pub next_number: Option<i64>,
}
