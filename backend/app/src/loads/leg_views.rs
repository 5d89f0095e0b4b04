//! Wire types of legs and assignments.

use chrono::{DateTime, Utc};
use poem_openapi::{Enum, Object};
use uuid::Uuid;

use crate::{
    api::Clearable,
    types::{Acknowledgement, AmbiguousTime, AssignmentRule, NamedRef},
};

/// Who moves a load from one stop to another, with what.
#[derive(Clone, Debug, PartialEq, Eq, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct Leg {
    pub id: Uuid,
    pub sequence: i32,
    pub from_stop_id: Uuid,
    pub to_stop_id: Uuid,
    pub driver: Option<LegDriver>,
    pub co_driver: Option<LegDriver>,
    pub truck: Option<NamedRef>,
    pub trailer: Option<NamedRef>,
    pub assigned_at: Option<DateTime<Utc>>,
    pub dispatched_at: Option<DateTime<Utc>>,
    pub started_at: Option<DateTime<Utc>>,
    pub acknowledgement: Acknowledgement,
    /// What may be done with it now.
    pub allowed_actions: Vec<LegAction>,
    pub version: i32,
}

/// Something that can be done with one leg.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum)]
#[oai(rename_all = "snake_case")]
pub enum LegAction {
    Assign,
    Unassign,
    Dispatch,
    /// Say whether the driver took the work.
    Acknowledge,
    Start,
    /// Make one of it and the leg behind it.
    Join,
}

/// A driver of a leg.
#[derive(Clone, Debug, PartialEq, Eq, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct LegDriver {
    pub id: Uuid,
    pub name: String,
    pub phone: Option<String>,
}

/// Who and what is to move a load. What is left out stays, null takes off.
#[derive(Clone, Debug, Default, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct LoadAssign {
    /// The load's.
    pub version: i32,
    /// Which leg; the one under way unless said otherwise.
    pub leg_id: Option<Uuid>,
    pub driver_id: Clearable<Uuid>,
    pub co_driver_id: Clearable<Uuid>,
    pub truck_id: Clearable<Uuid>,
    pub trailer_id: Clearable<Uuid>,
    /// Assign in spite of warnings. Blocking facts stay blocking.
    #[oai(default)]
    pub accepts_warnings: bool,
}

/// An action of one leg.
#[derive(Clone, Debug, Default, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct LegStep {
    /// The load's; refused when it has changed since. Left out, the action applies to the load as it is.
    pub version: Option<i32>,
    /// Which leg; the one under way unless said otherwise.
    pub leg_id: Option<Uuid>,
}

/// What the driver answered.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct LegAcknowledge {
    /// The load's; refused when it has changed since.
    pub version: Option<i32>,
    /// Which leg; the one under way unless said otherwise.
    pub leg_id: Option<Uuid>,
    /// Whether the driver takes the work.
    pub is_accepted: bool,
    /// Why not, or what was agreed; stays in the history.
    pub note: Option<String>,
}

/// Where a load's leg is to be split in two: at one of its stops, or at a relay point that becomes one.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct LoadSplit {
    /// The load's.
    pub version: i32,
    /// A stop between the ends of a leg. Left out, `relay` says where.
    pub stop_id: Option<Uuid>,
    pub relay: Option<RelayPoint>,
}

/// A place where one truck hands a load over to another.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct RelayPoint {
    /// The stop that it comes behind.
    pub after_stop_id: Uuid,
    pub facility_id: Uuid,
    /// When the trucks meet, in the facility's own time, such as `2026-11-20T08:00`.
    pub earliest_local: String,
    /// Which one is meant where a local time comes twice.
    pub ambiguous_time: Option<AmbiguousTime>,
    pub instructions: Option<String>,
}

/// Which legs are to become one.
#[derive(Clone, Debug, Object)]
pub struct LegJoin {
    /// The load's.
    pub version: i32,
    /// The leg whose crew goes on; the one behind it goes away.
    pub leg_id: Uuid,
}

/// What speaks against an assignment, and what it would cost to get there.
#[derive(Clone, Debug, PartialEq, Eq, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct AssignmentCheck {
    pub verdicts: Vec<AssignmentVerdict>,
    pub deadhead: Option<Deadhead>,
}

/// The empty way to the first stop, and what the load earns with it.
#[derive(Clone, Debug, PartialEq, Eq, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct Deadhead {
    /// Where the driver, or else the truck, is free before this leg; none if nothing is known of it.
    pub from: Option<LegPlace>,
    /// Decimal with 1 place; none if a place has no coordinates.
    pub empty_miles: Option<String>,
    pub empty_miles_source: Option<MilesSource>,
    /// Decimal with 1 place: the load's.
    pub loaded_miles: Option<String>,
    /// Total ÷ all miles, empty ones included, in dollars with 4 places.
    pub rate_per_mile: Option<String>,
}

/// Where miles come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum)]
#[oai(rename_all = "snake_case")]
pub enum MilesSource {
    /// Entered on the load.
    Recorded,
    /// The great circle between both places, and a fifth on top of it for roads.
    GreatCircle,
}

/// A place, and when.
#[derive(Clone, Debug, PartialEq, Eq, Object)]
pub struct LegPlace {
    pub facility_id: Uuid,
    pub facility_name: String,
    pub city: String,
    pub state: String,
    /// IANA name.
    pub time_zone: String,
    pub at: DateTime<Utc>,
}

/// One fact that speaks against an assignment.
#[derive(Clone, Debug, PartialEq, Eq, Object)]
pub struct AssignmentVerdict {
    pub subject: AssignmentSubject,
    /// Such as `license_expired`.
    pub code: String,
    /// One sentence for a person.
    pub message: String,
    /// Forbids the assignment; otherwise a person may accept it.
    pub is_blocking: bool,
    /// The rule that it breaks.
    pub rule: AssignmentRule,
    /// What it rests on.
    pub fact: AssignmentFact,
}

/// One field of one record, as it was when it was judged.
#[derive(Clone, Debug, PartialEq, Eq, Object)]
pub struct AssignmentFact {
    pub record: AssignmentRecord,
    pub record_id: Uuid,
    /// Such as `license_expires_on`.
    pub field: String,
    pub value: String,
}

/// Where a fact of a verdict stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum)]
#[oai(rename_all = "snake_case")]
pub enum AssignmentRecord {
    Driver,
    Truck,
    Trailer,
    Load,
}

/// Whom or what a verdict is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum)]
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
