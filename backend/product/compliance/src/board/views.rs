//! Wire types of the board.

use haul_types::{ComplianceStatus, ComplianceSubject, Date, NamedRef, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// Records in use and the status of their papers today.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct ComplianceBoard {
    pub record_kind: ComplianceSubject,
    /// The columns: types that every such record needs, and those that any of this page has.
    pub columns: Vec<ComplianceColumn>,
    /// The records of this page, by name.
    pub items: Vec<ComplianceRow>,
    /// Give it as `cursor` to read on; none on the last page.
    pub next_cursor: Option<String>,
    /// All records that match the filter, counted up to 10,000 when the first page was read.
    pub total_count: u64,
}

/// A column of the board.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct ComplianceColumn {
    /// The type's code.
    pub item_type: String,
    /// The type's usual name.
    pub name: String,
    /// Where the requirement comes from.
    pub source: Option<String>,
    /// Every record of this kind needs it.
    pub is_required: bool,
}

/// A record of the board.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct ComplianceRow {
    /// The record's id.
    pub id: Uuid,
    /// `Ann Lee`, `Truck 101`.
    pub name: String,
    /// Its terminal; omitted if it has none.
    pub terminal: Option<NamedRef>,
    /// Types that the record needs; waived ones do not count.
    pub required_count: u64,
    /// Those of them that are on file and have not expired.
    pub complete_count: u64,
    /// One per column, in the same order.
    pub cells: Vec<ComplianceCell>,
}

/// The status of one paper.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct ComplianceCell {
    /// The type's code.
    pub item_type: String,
    /// Its status today, in your company's time zone.
    pub status: ComplianceStatus,
    /// Last valid day; omitted if it has no end or nothing is on file.
    pub expires_on: Option<Date>,
}
