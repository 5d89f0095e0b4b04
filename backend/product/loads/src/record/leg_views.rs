//! Wire types of legs and what is done with them.

use haul_api::Clearable;
use haul_types::{Acknowledgement, AmbiguousTime, NamedRef, Timestamp, WriteJson};
use poem_openapi::{Enum, Object};
use uuid::Uuid;

/// Who moves a load from one stop to another, with what.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
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
    pub assigned_at: Option<Timestamp>,
    pub dispatched_at: Option<Timestamp>,
    pub started_at: Option<Timestamp>,
    pub acknowledgement: Acknowledgement,
    /// What may be done with it now.
    pub allowed_actions: Vec<LegAction>,
    pub version: i32,
}

/// Something that can be done with one leg.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum, WriteJson)]
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
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
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
#[derive(Clone, Debug, Default, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct LegStep {
    /// The load's; refused when it has changed since. Left out, the action applies to the load as it is.
    pub version: Option<i32>,
    /// Which leg; the one under way unless said otherwise.
    pub leg_id: Option<Uuid>,
}

/// Work that is sent to the driver.
#[derive(Clone, Debug, Default, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct LegDispatch {
    /// The load's; refused when it has changed since. Left out, the load is dispatched as it is.
    pub version: Option<i32>,
    /// Which leg; the one under way unless said otherwise.
    pub leg_id: Option<Uuid>,
    /// Dispatch it although the customer is over its credit limit or on hold.
    #[oai(default)]
    pub accepts_credit_risk: bool,
}

/// What the driver answered.
#[derive(Clone, Debug, Object, WriteJson)]
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
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct LoadSplit {
    /// The load's.
    pub version: i32,
    /// A stop between the ends of a leg. Left out, `relay` says where.
    pub stop_id: Option<Uuid>,
    pub relay: Option<RelayPoint>,
}

/// A place where one truck hands a load over to another.
#[derive(Clone, Debug, Object, WriteJson)]
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
#[derive(Clone, Debug, Object, WriteJson)]
pub struct LegJoin {
    /// The load's.
    pub version: i32,
    /// The leg whose crew goes on; the one behind it goes away.
    pub leg_id: Uuid,
}
