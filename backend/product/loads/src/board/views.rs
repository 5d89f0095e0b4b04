//! Wire types of the dispatch board.

use haul_types::{
    Acknowledgement, Date, DeclineReason, Equipment, LinkStatus, LoadRef, LoadStatus, NamedRef, PositionSource,
    Timeliness, Timestamp, VehicleStatus, WriteJson,
};
use poem_openapi::{Enum, Object};
use uuid::Uuid;

use crate::{LegAction, LegPlace};

/// What the rows of the board are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Enum, WriteJson)]
#[oai(rename_all = "snake_case")]
pub enum BoardRows {
    #[default]
    Drivers,
    Trucks,
}

/// A page of the board's rows.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DispatchBoard {
    /// The first day shown.
    pub from: Date,
    /// How many days are shown, 1 to 14.
    pub days: u32,
    /// IANA name of the company's time zone, in which days are counted.
    pub time_zone: String,
    /// Drivers by last name, or trucks by unit number.
    pub items: Vec<BoardRow>,
    /// Send it as `cursor` for the next page; none on the last page.
    pub next_cursor: Option<String>,
    /// All rows that match the filter, counted up to 10,000 when its first page was read.
    pub total_count: u64,
}

/// A driver with the truck, or a truck with the driver, and their work in the days shown.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct BoardRow {
    /// The driver's or truck's id.
    pub id: Uuid,
    pub driver: Option<BoardDriver>,
    /// The driver's usual truck, or the last one driven.
    pub truck: Option<BoardTruck>,
    /// The trailer of the truck's latest leg.
    pub trailer: Option<NamedRef>,
    pub terminal: Option<NamedRef>,
    /// Notes on the driver's or truck's own record.
    pub notes: Option<String>,
    /// By start.
    pub legs: Vec<BoardLeg>,
    /// Where and when the last planned leg ends; without one, where the last finished leg ended.
    pub next_available: Option<LegPlace>,
    /// The row still has planned work; otherwise `next_available` is its current place.
    pub is_busy: bool,
    /// Where it is on its current load; only for callers with `tracking:read`.
    pub standing: Option<BoardStanding>,
}

/// Where a driver or truck is on the load that it moves, or moves next.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct BoardStanding {
    pub load: LoadRef,
    pub position: Option<BoardPosition>,
    /// The first stop that the truck has not left, with the start of its window.
    pub next_stop: Option<LegPlace>,
    /// When the truck is due there, grace included.
    pub next_due_at: Option<Timestamp>,
    /// When it is expected there.
    pub eta_at: Option<Timestamp>,
    /// The latest check call.
    pub last_call_at: Option<Timestamp>,
    /// When to call next.
    pub next_call_at: Option<Timestamp>,
    /// `next_call_at` has passed.
    pub is_call_due: bool,
}

/// The last known position, `age_minutes` old.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct BoardPosition {
    /// When the truck was there.
    pub at: Timestamp,
    /// Minutes since then.
    pub age_minutes: i64,
    /// Older than the tracking settings' `no_position_minutes`.
    pub is_stale: bool,
    pub source: PositionSource,
    /// City of the truck; none if only coordinates were reported.
    pub city: Option<String>,
    /// Two letters, such as `TX`; none if it was not reported.
    pub state: Option<String>,
}

/// The driver of a row.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct BoardDriver {
    /// The driver's id.
    pub id: Uuid,
    /// First and last name of the driver.
    pub name: String,
    /// The driver's phone number.
    pub phone: Option<String>,
    /// The day by which the driver is to be home.
    pub home_by_on: Option<Date>,
    /// What was agreed about it.
    pub home_note: Option<String>,
    /// May not drive; the safety department knows why.
    pub is_prohibited: bool,
}

/// The truck of a row.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct BoardTruck {
    /// The truck's id.
    pub id: Uuid,
    /// The truck's unit number.
    pub name: String,
    pub status: VehicleStatus,
}

/// A card of the board: one leg of a load.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct BoardLeg {
    /// The leg's id.
    pub leg_id: Uuid,
    /// The id of its load.
    pub load_id: Uuid,
    /// Send it with a change to the load.
    pub load_version: i32,
    /// The load number.
    pub number: String,
    /// Status of this leg: a leg after a relay is only planned while the one before it is rolling.
    pub status: LoadStatus,
    /// Status of the whole load.
    pub load_status: LoadStatus,
    pub timeliness: Timeliness,
    /// One sentence about the timeliness; may be empty.
    pub timeliness_reason: String,
    pub customer: NamedRef,
    pub equipment: Equipment,
    /// The freight is hazardous.
    pub is_hazmat: bool,
    /// The load needs a team.
    pub is_team_required: bool,
    /// Number of the leg within the load, from 1.
    pub sequence: i32,
    /// Number of legs of the load.
    pub leg_count: u32,
    pub from: LegPlace,
    pub to: LegPlace,
    /// Planned, or actual once it started.
    pub starts_at: Timestamp,
    /// Actual once it ended; until then planned, or by the ETA if that is later, and never before now.
    pub ends_at: Timestamp,
    pub driver: Option<NamedRef>,
    pub co_driver: Option<NamedRef>,
    pub truck: Option<NamedRef>,
    pub trailer: Option<NamedRef>,
    pub acknowledgement: Acknowledgement,
    /// When the trip was sent to the driver.
    pub dispatched_at: Option<Timestamp>,
    /// When the driver accepted or declined.
    pub answered_at: Option<Timestamp>,
    pub decline_reason: Option<DeclineReason>,
    /// What the driver said with the answer.
    pub answer_note: Option<String>,
    pub link_status: Option<LinkStatus>,
    /// Why the link did not reach the driver.
    pub link_problem: Option<String>,
    /// Total of the load's charges that the customer agreed to, for all its legs.
    pub total_cents: i64,
    /// Always `USD`.
    pub currency: String,
    /// The load's; decimal with 1 place.
    pub loaded_miles: Option<String>,
    /// Actions allowed on the leg now.
    pub allowed_actions: Vec<LegAction>,
}

/// A page of unassigned legs.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct UnassignedLegPage {
    /// The legs of the page's loads that lack a driver or a truck, or whose driver declined.
    pub items: Vec<BoardLeg>,
    /// Send it as `cursor` for the next page; none on the last page.
    pub next_cursor: Option<String>,
    /// All matching loads, counted up to 10,000 when its first page was read. A split load may have several such legs.
    pub total_count: u64,
}

/// A page of unanswered dispatches.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct UnansweredLegPage {
    /// The legs of the page's loads that the driver declined, or was sent and has not answered.
    pub items: Vec<BoardLeg>,
    /// Send it as `cursor` for the next page; none on the last page.
    pub next_cursor: Option<String>,
    /// All matching loads, counted up to 10,000 when its first page was read. A split load may have several such legs.
    pub total_count: u64,
}

/// Trucks that will be empty by the end of a day.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct EmptyTrucks {
    /// The day.
    pub by: Date,
    /// IANA name of the company's time zone, in which the day ends.
    pub time_zone: String,
    /// Those that are empty now first, then those that will be, the soonest first.
    pub items: Vec<BoardRow>,
    /// All such trucks, of the first 500 that match the filter.
    pub total_count: u64,
}
