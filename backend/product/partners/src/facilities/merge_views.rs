//! Wire types of duplicate facilities.

use haul_api::merging::{Group, Reason};
use haul_types::WriteJson;
use poem_openapi::{Enum, Object};
use uuid::Uuid;

use super::views::Facility;

/// Facilities that may be the same.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct FacilityDuplicates {
    /// Oldest record first.
    pub facilities: Vec<Facility>,
    /// Why they may be the same.
    pub reasons: Vec<FacilityDuplicateReason>,
}

/// What several facilities have in common.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct FacilityDuplicateReason {
    pub kind: FacilityDuplicateReasonKind,
    /// The shared value, such as `1200 dock st, 60601`.
    pub value: String,
    /// The facilities that share the value.
    pub facility_ids: Vec<Uuid>,
}

/// Why facilities look alike.
///
/// - `name_and_city`: the same name except for case, punctuation and legal form, in the same city.
/// - `address`: the same street and ZIP, however abbreviated.
/// - `nearby`: each is within 300 meters of another one; the value is the first one's city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum, WriteJson)]
#[oai(rename_all = "snake_case")]
pub enum FacilityDuplicateReasonKind {
    NameAndCity,
    Address,
    Nearby,
}

/// The possible duplicates of your company.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct FacilityDuplicatesList {
    /// Groups of possible duplicates, those with the most reasons first.
    pub items: Vec<FacilityDuplicates>,
}

/// What a merge would do.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
pub struct FacilityMergePreview {
    /// The one that stays.
    pub survivor: Facility,
    /// The one that becomes an archived record linking to the survivor.
    pub merged: Facility,
    /// The survivor after the merge: its own values, the other's where it has none, and the instructions of both.
    pub result: Facility,
    pub moves: FacilityMergeMoves,
}

/// Records that move to the survivor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct FacilityMergeMoves {
    /// Each keeps its agreed times and zone.
    pub stops: u64,
    /// Loads with these stops.
    pub loads: u64,
    /// Quotes with a stop at the merged facility, whatever their status.
    pub quotes: u64,
    /// Detention at these stops, decided or not.
    pub detentions: u64,
    /// Loads that stop at both; afterwards they stop at the survivor twice.
    pub shared_loads: u64,
}

impl From<Group<Facility, FacilityDuplicateReasonKind>> for FacilityDuplicates {
    fn from(group: Group<Facility, FacilityDuplicateReasonKind>) -> Self {
        let reason = |Reason { kind, value, ids }| FacilityDuplicateReason { kind, value, facility_ids: ids };
        Self { facilities: group.records, reasons: group.reasons.into_iter().map(reason).collect() }
    }
}
