//! Wire types of legs and their actions.

use haul_api::Clearable;
use haul_types::{
    Acknowledgement, AmbiguousTime, DeclineReason, LinkStatus, MilesSource, NamedRef, Timestamp, WriteJson,
};
use poem_openapi::{Enum, Object};
use uuid::Uuid;

/// Who moves a load from one stop to another, with which equipment.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct Leg {
    /// The leg's id.
    pub id: Uuid,
    /// 1, 2, 3 … in route order.
    pub sequence: i32,
    /// The stop where the leg starts.
    pub from_stop_id: Uuid,
    /// The stop where the leg ends.
    pub to_stop_id: Uuid,
    pub driver: Option<LegDriver>,
    pub co_driver: Option<LegDriver>,
    pub truck: Option<NamedRef>,
    pub trailer: Option<NamedRef>,
    /// When its current driver and truck were assigned; none until it has both.
    pub assigned_at: Option<Timestamp>,
    /// When the work was sent to the driver or, if it never was, when the leg was started.
    pub dispatched_at: Option<Timestamp>,
    /// When the truck set out for the leg's first stop.
    pub started_at: Option<Timestamp>,
    pub acknowledgement: Acknowledgement,
    /// When the driver accepted or declined.
    pub answered_at: Option<Timestamp>,
    pub decline_reason: Option<DeclineReason>,
    /// What the driver said with the answer.
    pub answer_note: Option<String>,
    pub link_status: Option<LinkStatus>,
    /// Why the link did not reach the driver.
    pub link_problem: Option<String>,
    /// Loaded miles of the leg; decimal with 1 place. None while a stop's location is unknown.
    pub miles: Option<String>,
    pub miles_source: Option<MilesSource>,
    /// What the driver is paid for the leg, if not as usual, in cents.
    pub pay_override_cents: Option<i64>,
    /// Why, or how it was agreed.
    pub pay_note: Option<String>,
    /// Actions allowed on it now.
    pub allowed_actions: Vec<LegAction>,
    /// Goes up when the leg's crew or progress changes; send the load's version with a change, not this one.
    pub version: i32,
}

/// An action on one leg.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum, WriteJson)]
#[oai(rename_all = "snake_case")]
pub enum LegAction {
    Assign,
    Unassign,
    Dispatch,
    /// Record whether the driver accepted the work.
    Acknowledge,
    Start,
    /// Join it with the next leg.
    Join,
}

/// A driver of a leg.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct LegDriver {
    /// The driver's id.
    pub id: Uuid,
    /// First and last name of the driver.
    pub name: String,
    /// The driver's phone number.
    pub phone: Option<String>,
}

/// The crew and equipment of a leg, its miles and pay. Omitted fields stay, null unassigns or clears.
#[derive(Clone, Debug, Default, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct LoadAssign {
    /// The load's version.
    pub version: i32,
    /// The leg; the current one if omitted.
    pub leg_id: Option<Uuid>,
    /// The leg's driver.
    pub driver_id: Clearable<Uuid>,
    /// The second driver of a team.
    pub co_driver_id: Clearable<Uuid>,
    /// The leg's truck.
    pub truck_id: Clearable<Uuid>,
    /// The leg's trailer.
    pub trailer_id: Clearable<Uuid>,
    /// Loaded miles of one of several legs; decimal with 1 place. Null computes them from the stops again. A load's only
    /// leg has the load's own miles.
    pub miles: Clearable<String>,
    /// What the driver is paid for the leg, if not as usual, in cents. Another driver does not keep it.
    pub pay_override_cents: Clearable<i64>,
    /// Why, or how it was agreed; up to 200 characters.
    #[oai(validator(max_length = 200))]
    pub pay_note: Clearable<String>,
    /// Assign despite warnings. Blocks still refuse.
    #[oai(default)]
    pub accepts_warnings: bool,
}

/// An action on one leg.
#[derive(Clone, Debug, Default, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct LegStep {
    /// The load's version; refused if the load has changed since. If omitted, the action applies to the load as it is.
    pub version: Option<i32>,
    /// The leg; the current one if omitted.
    pub leg_id: Option<Uuid>,
}

/// Work that is sent to the driver.
#[derive(Clone, Debug, Default, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct LegDispatch {
    /// The load's version; refused if the load has changed since. If omitted, the load is dispatched as it is.
    pub version: Option<i32>,
    /// The leg; the current one if omitted.
    pub leg_id: Option<Uuid>,
    /// Dispatch it even if the customer is over its credit limit or on hold.
    #[oai(default)]
    pub accepts_credit_risk: bool,
}

/// What the driver answered.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct LegAcknowledge {
    /// The load's version; refused if the load has changed since.
    pub version: Option<i32>,
    /// The leg; the current one if omitted.
    pub leg_id: Option<Uuid>,
    /// Whether the driver accepts the work.
    pub is_accepted: bool,
    /// Why the driver declines; omit it if the driver accepts.
    pub reason: Option<DeclineReason>,
    /// What the driver said, or what was agreed, up to 500 characters.
    #[oai(validator(max_length = 500))]
    pub note: Option<String>,
}

/// Where to split a leg: at one of its stops, or at a new relay point.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct LoadSplit {
    /// The load's version.
    pub version: i32,
    /// A stop inside a leg. If omitted, `relay` says where.
    pub stop_id: Option<Uuid>,
    pub relay: Option<RelayPoint>,
}

/// A place where one truck hands a load over to another.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct RelayPoint {
    /// The stop that it comes after.
    pub after_stop_id: Uuid,
    /// The facility where the trucks meet.
    pub facility_id: Uuid,
    /// When the trucks meet, in the facility's own time, such as `2026-11-20T08:00`.
    pub earliest_local: String,
    /// Which one is meant if the clock change repeats the local time.
    pub ambiguous_time: Option<AmbiguousTime>,
    /// For the drivers at the relay point, up to 4,000 characters.
    pub instructions: Option<String>,
}

/// The legs to join.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct LegJoin {
    /// The load's version.
    pub version: i32,
    /// The leg whose crew continues; the next one is removed.
    pub leg_id: Uuid,
}
