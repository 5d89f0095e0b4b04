//! Wire types of facilities that were entered twice.

use haul_api::merging::{Group, Reason};
use haul_types::WriteJson;
use poem_openapi::{Enum, Object};
use uuid::Uuid;

use super::views::Facility;

/// Facilities that are perhaps one.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct FacilityDuplicates {
    /// The longest known first.
    pub facilities: Vec<Facility>,
    pub reasons: Vec<FacilityDuplicateReason>,
}

/// What several facilities have in common.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct FacilityDuplicateReason {
    pub kind: FacilityDuplicateReasonKind,
    /// What is alike, such as `1200 dock st, 60601`.
    pub value: String,
    pub facility_ids: Vec<Uuid>,
}

/// Why facilities look alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum, WriteJson)]
#[oai(rename_all = "snake_case")]
pub enum FacilityDuplicateReasonKind {
    /// The same name but for case, punctuation and the legal form, in the same city.
    NameAndCity,
    /// The same street and ZIP, however abbreviated.
    Address,
    /// Each stands within 300 metres of another one; the value is the city of the first.
    Nearby,
}

/// The possible duplicates of your company.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct FacilityDuplicatesList {
    pub items: Vec<FacilityDuplicates>,
}

/// What a merge would do.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
pub struct FacilityMergePreview {
    /// The one that stays.
    pub survivor: Facility,
    /// The one that becomes an archived record which leads to the survivor.
    pub merged: Facility,
    /// What the survivor will say: its own values, those of the other where it has none, and the instructions of both.
    pub result: Facility,
    pub moves: FacilityMergeMoves,
}

/// How much goes to the survivor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct FacilityMergeMoves {
    /// Each keeps the times and the zone that were agreed.
    pub stops: u64,
    /// Loads of these stops.
    pub loads: u64,
    pub quotes: u64,
    /// Waits at these stops, decided or not.
    pub detentions: u64,
    /// Loads that stop at both; afterwards they stop twice at the survivor.
    pub shared_loads: u64,
}

impl From<Group<Facility, FacilityDuplicateReasonKind>> for FacilityDuplicates {
    fn from(group: Group<Facility, FacilityDuplicateReasonKind>) -> Self {
        let reason = |Reason { kind, value, ids }| FacilityDuplicateReason { kind, value, facility_ids: ids };
        Self { facilities: group.records, reasons: group.reasons.into_iter().map(reason).collect() }
    }
}
