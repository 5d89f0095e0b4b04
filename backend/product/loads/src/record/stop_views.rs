//! Wire types of stops and what happens there.

use haul_api::{ApiError, Clearable, from_json_column};
use haul_entity::partners::facility;
use haul_partners::facilities::radius_of;
use haul_types::{
    Address, AmbiguousTime, EventDoubt, EventSource, Schedule, StopEventKind, StopKind, Timeliness, Timestamp,
    WriteJson,
};
use poem_openapi::Object;
use uuid::Uuid;

use super::reference::LoadReference;

/// A place on a load's way.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct Stop {
    pub id: Uuid,
    /// 1, 2, 3 …
    pub sequence: i32,
    pub kind: StopKind,
    pub facility: StopFacility,
    pub schedule: Schedule,
    /// IANA name of the zone of `earliest_local` and `latest_local`.
    pub time_zone: String,
    /// Such as `2026-11-20T08:00`.
    pub earliest_local: String,
    pub earliest_at: Timestamp,
    pub latest_local: Option<String>,
    pub latest_at: Option<Timestamp>,
    pub ambiguous_time: Option<AmbiguousTime>,
    pub is_appointment_confirmed: bool,
    /// The trailer stays; otherwise the driver waits.
    pub is_drop: bool,
    pub references: Vec<LoadReference>,
    pub pieces: Option<i32>,
    pub weight_pounds: Option<i32>,
    pub contact: Option<StopContact>,
    pub instructions: Option<String>,
    pub arrived_at: Option<Timestamp>,
    pub checked_in_at: Option<Timestamp>,
    pub docked_at: Option<Timestamp>,
    /// Where freight comes on.
    pub loaded_at: Option<Timestamp>,
    /// Where freight goes off.
    pub unloaded_at: Option<Timestamp>,
    pub departed_at: Option<Timestamp>,
    /// `arrived_at` is an estimate, or doubtful, and counts nowhere until somebody confirms it.
    pub is_arrival_unconfirmed: bool,
    /// The same of `departed_at`.
    pub is_departure_unconfirmed: bool,
    /// By when the truck is due, grace included; none where no time is agreed.
    pub due_at: Option<Timestamp>,
    /// When the truck will be here, while it is expected and the way to here can be estimated.
    pub eta_at: Option<Timestamp>,
    pub timeliness: Timeliness,
    /// Minutes from arrival to departure, once both are known.
    pub dwell_minutes: Option<i64>,
    /// What was recorded here, in the order of its times; voided facts included.
    pub events: Vec<StopEvent>,
    pub version: i32,
}

/// The facility of a stop.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct StopFacility {
    pub id: Uuid,
    pub name: String,
    pub address: Address,
    pub latitude: Option<f64>,
    pub longitude: Option<f64>,
    /// Radius of the circle in which a truck counts as being there, in metres; 500 unless the facility has its own.
    pub geofence_radius_m: i32,
    pub phone: Option<String>,
}

/// Whom to ask for at a stop.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct StopContact {
    pub name: String,
    pub phone: Option<String>,
}

/// A fact at a stop, and who says so.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct StopEvent {
    pub id: Uuid,
    pub kind: StopEventKind,
    pub occurred_at: Timestamp,
    pub source: EventSource,
    /// Nobody saw it; the time was filled in.
    pub is_estimated: bool,
    /// Why it is hard to believe.
    pub doubt: Option<EventDoubt>,
    /// When somebody looked at an estimate or a doubtful time and said that it is right.
    pub confirmed_at: Option<Timestamp>,
    pub confirmed_by: Option<String>,
    pub note: Option<String>,
    pub recorded_by: String,
    pub recorded_at: Timestamp,
    pub voided_at: Option<Timestamp>,
    pub void_reason: Option<String>,
}

/// A stop to plan.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct StopInput {
    pub kind: StopKind,
    pub facility_id: Uuid,
    pub schedule: Schedule,
    /// In the facility's own time, such as `2026-11-20T08:00`.
    pub earliest_local: String,
    /// In the facility's own time; needed for a window.
    pub latest_local: Option<String>,
    /// Which one is meant where a local time comes twice, on the night when clocks go back.
    pub ambiguous_time: Option<AmbiguousTime>,
    #[oai(default)]
    pub is_appointment_confirmed: bool,
    #[oai(default)]
    pub is_drop: bool,
    #[oai(default)]
    pub references: Vec<LoadReference>,
    pub pieces: Option<i32>,
    pub weight_pounds: Option<i32>,
    pub contact: Option<StopContact>,
    pub instructions: Option<String>,
}

/// A stop to add to a load.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct StopAdd {
    /// The load's.
    pub version: i32,
    /// Where in the way it comes, counted from 1; before the last stop unless said otherwise.
    pub sequence: Option<i32>,
    pub stop: StopInput,
}

/// Changes to a stop: what is left out stays, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct StopUpdate {
    /// The load's.
    pub version: i32,
    pub kind: Option<StopKind>,
    pub facility_id: Option<Uuid>,
    pub schedule: Option<Schedule>,
    pub earliest_local: Option<String>,
    pub latest_local: Clearable<String>,
    pub ambiguous_time: Clearable<AmbiguousTime>,
    pub is_appointment_confirmed: Option<bool>,
    pub is_drop: Option<bool>,
    pub references: Option<Vec<LoadReference>>,
    pub pieces: Clearable<i32>,
    pub weight_pounds: Clearable<i32>,
    pub contact: Clearable<StopContact>,
    pub instructions: Clearable<String>,
}

/// The order in which a load's stops are to be visited.
#[derive(Clone, Debug, Object)]
pub struct StopOrder {
    /// The load's.
    pub version: i32,
    /// Every stop of the load, once.
    pub stop_ids: Vec<Uuid>,
}

/// A fact to record.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct StopEventRecord {
    pub kind: StopEventKind,
    /// Not in the future.
    pub occurred_at: Timestamp,
    pub source: EventSource,
    #[oai(default)]
    pub is_estimated: bool,
    pub note: Option<String>,
}

impl TryFrom<&facility::Model> for StopFacility {
    type Error = ApiError;

    fn try_from(row: &facility::Model) -> Result<Self, ApiError> {
        Ok(Self {
            id: row.id,
            name: row.name.clone(),
            address: from_json_column(row.address.clone())?,
            latitude: row.latitude,
            longitude: row.longitude,
            geofence_radius_m: radius_of(row),
            phone: row.phone.clone(),
        })
    }
}
