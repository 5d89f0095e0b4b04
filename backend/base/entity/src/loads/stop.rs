//! A stop of a load, with its schedule and the cached results of its events.

use haul_db::FromRow;
use haul_types::{AmbiguousTime, LateReason, Schedule, StopKind, Timeliness, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "stop")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub load_id: Uuid,
    /// 1, 2, 3 … within the load.
    pub sequence: i32,
    pub kind: StopKind,
    pub facility_id: Uuid,
    pub schedule: Schedule,
    /// The facility's zone when the stop was scheduled.
    pub time_zone: String,
    /// As agreed: `2026-11-20T08:00` in the stop's time zone.
    pub earliest_local: String,
    /// The same in UTC.
    pub earliest_at: Timestamp,
    pub latest_local: Option<String>,
    pub latest_at: Option<Timestamp>,
    pub ambiguous_time: Option<AmbiguousTime>,
    pub is_appointment_confirmed: bool,
    pub is_drop: bool,
    pub references: Json,
    pub pieces: Option<i32>,
    pub weight_pounds: Option<i32>,
    pub contact: Option<Json>,
    pub instructions: Option<String>,
    /// Cached from events, as are the next four.
    pub arrived_at: Option<Timestamp>,
    pub checked_in_at: Option<Timestamp>,
    pub docked_at: Option<Timestamp>,
    /// Loaded or unloaded.
    pub worked_at: Option<Timestamp>,
    pub departed_at: Option<Timestamp>,
    /// Why the truck arrived late; none unless it did.
    pub late_reason: Option<LateReason>,
    /// Cached: `arrived_at` is an unconfirmed estimate or doubtful time.
    pub is_arrival_unconfirmed: bool,
    /// Cached, as above.
    pub is_departure_unconfirmed: bool,
    /// Cached: when the truck is due, grace included; none if no time is agreed.
    pub due_at: Option<Timestamp>,
    /// Cached: when the truck will arrive, while it is expected.
    pub eta_at: Option<Timestamp>,
    /// Cached; time alone may change it.
    pub timeliness: Timeliness,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

impl Model {
    /// The arrival, if it may count for on-time performance, detention and money.
    pub fn known_arrival(&self) -> Option<Timestamp> {
        self.arrived_at.filter(|_| !self.is_arrival_unconfirmed)
    }

    /// The departure, if it may count.
    pub fn known_departure(&self) -> Option<Timestamp> {
        self.departed_at.filter(|_| !self.is_departure_unconfirmed)
    }
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(versioned);
