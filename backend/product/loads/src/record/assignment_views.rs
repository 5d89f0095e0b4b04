//! Wire types of the assignment gate: its verdicts, their facts, and the deadhead.

use haul_types::{AssignmentRule, MilesSource, Timestamp, WriteJson};
use poem_openapi::{Enum, Object};
use uuid::Uuid;

/// Objections to an assignment, and the deadhead to get there.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct AssignmentCheck {
    /// Blocking ones first; empty if there are none.
    pub verdicts: Vec<AssignmentVerdict>,
    pub deadhead: Option<Deadhead>,
}

/// The deadhead to the first stop, and what the load earns with it.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct Deadhead {
    /// Where the driver, or else the truck, is available before this leg; none if unknown.
    pub from: Option<LegPlace>,
    /// Decimal with 1 place; none if a place has no coordinates.
    pub empty_miles: Option<String>,
    pub empty_miles_source: Option<MilesSource>,
    /// The load's; decimal with 1 place.
    pub loaded_miles: Option<String>,
    /// Total ÷ all miles, empty ones included, in dollars with 4 places.
    pub rate_per_mile: Option<String>,
}

/// A place and time.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct LegPlace {
    /// The facility's id.
    pub facility_id: Uuid,
    /// The facility's name.
    pub facility_name: String,
    /// City of the facility.
    pub city: String,
    /// Two letters, such as `TX`.
    pub state: String,
    /// IANA name.
    pub time_zone: String,
    /// The time there: for the start or end of a leg, when the stop's window opens; otherwise, when the driver or truck
    /// is available.
    pub at: Timestamp,
}

/// One objection to an assignment.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct AssignmentVerdict {
    pub subject: AssignmentSubject,
    /// Such as `license_expired`.
    pub code: String,
    /// One sentence for a person.
    pub message: String,
    /// Blocks the assignment; otherwise a user may accept it.
    pub is_blocking: bool,
    /// The broken rule.
    pub rule: AssignmentRule,
    /// The fact behind it.
    pub fact: AssignmentFact,
}

/// One field of one record, as it was when judged.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct AssignmentFact {
    pub record: AssignmentRecord,
    /// The id of that record.
    pub record_id: Uuid,
    /// Such as `license_expires_on`.
    pub field: String,
    /// The field's value as text; empty if it has none.
    pub value: String,
}

/// The record of a verdict's fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum, WriteJson)]
#[oai(rename_all = "snake_case")]
pub enum AssignmentRecord {
    Driver,
    Truck,
    Trailer,
    /// The carrier under whose authority the truck runs.
    MotorCarrier,
    Load,
}

/// The driver, truck or trailer of a verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum, WriteJson)]
#[oai(rename_all = "snake_case")]
pub enum AssignmentSubject {
    Driver,
    CoDriver,
    Truck,
    Trailer,
}

impl AssignmentSubject {
    /// The field of the request that names it.
    pub fn field(self) -> &'static str {
        match self {
            Self::Driver => "driver_id",
            Self::CoDriver => "co_driver_id",
            Self::Truck => "truck_id",
            Self::Trailer => "trailer_id",
        }
    }
}
