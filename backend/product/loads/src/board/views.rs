//! Wire types of the dispatch board.

use haul_types::{
    Acknowledgement, Date, Equipment, LoadStatus, NamedRef, Timeliness, Timestamp, VehicleStatus, WriteJson,
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
    pub days: u32,
    /// IANA name: the company's, in which the days are counted.
    pub time_zone: String,
    pub items: Vec<BoardRow>,
    /// Give it as `cursor` to read on; none on the last page.
    pub next_cursor: Option<String>,
    /// Rows of the filter in all, counted up to 10,000 when its first page was read.
    pub total_count: u64,
}

/// A driver with the truck, or a truck with the driver, and their work in the days shown.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct BoardRow {
    /// The driver's or the truck's.
    pub id: Uuid,
    pub driver: Option<BoardDriver>,
    /// The one that the driver usually drives, or drove last.
    pub truck: Option<BoardTruck>,
    /// The one behind the truck on its latest leg.
    pub trailer: Option<NamedRef>,
    pub terminal: Option<NamedRef>,
    pub notes: Option<String>,
    /// In the order of their beginning.
    pub legs: Vec<BoardLeg>,
    /// Where and when the last planned leg ends; without one, where the last driven leg ended.
    pub next_available: Option<LegPlace>,
    /// Work is still planned for the row; otherwise `next_available` is where it stands.
    pub is_busy: bool,
}

/// The driver of a row.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct BoardDriver {
    pub id: Uuid,
    pub name: String,
    pub phone: Option<String>,
}

/// The truck of a row.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct BoardTruck {
    pub id: Uuid,
    pub name: String,
    pub status: VehicleStatus,
}

/// A card of the board: one leg of a load.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct BoardLeg {
    pub leg_id: Uuid,
    pub load_id: Uuid,
    /// Send it with a change of the load.
    pub load_version: i32,
    pub number: String,
    /// How this leg stands: a leg behind a relay is only planned while the one before it rolls.
    pub status: LoadStatus,
    /// How the load as a whole stands.
    pub load_status: LoadStatus,
    pub timeliness: Timeliness,
    /// One sentence about it; empty where nothing is to be said.
    pub timeliness_reason: String,
    pub customer: NamedRef,
    pub equipment: Equipment,
    pub is_hazmat: bool,
    pub is_team_required: bool,
    /// Which of the load's legs, counted from 1.
    pub sequence: i32,
    pub leg_count: u32,
    pub from: LegPlace,
    pub to: LegPlace,
    /// As planned, or as it happened.
    pub starts_at: Timestamp,
    /// As it happened; until then as planned, or by the ETA where that is later, and never before now.
    pub ends_at: Timestamp,
    pub driver: Option<NamedRef>,
    pub co_driver: Option<NamedRef>,
    pub truck: Option<NamedRef>,
    pub trailer: Option<NamedRef>,
    pub acknowledgement: Acknowledgement,
    pub total_cents: i64,
    pub currency: String,
    /// Decimal with 1 place: the load's.
    pub loaded_miles: Option<String>,
    /// What may be done with the leg now.
    pub allowed_actions: Vec<LegAction>,
}

/// A page of legs that nobody moves yet.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct UnassignedLegPage {
    pub items: Vec<BoardLeg>,
    /// Give it as `cursor` to read on; none on the last page.
    pub next_cursor: Option<String>,
    /// Loads of the filter in all, counted up to 10,000 when its first page was read. A load that was split may have several such legs.
    pub total_count: u64,
}
