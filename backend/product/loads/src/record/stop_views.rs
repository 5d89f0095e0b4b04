//! Wire types of stops and their events.

use haul_api::{ApiError, Clearable, from_json_column};
use haul_entity::partners::facility;
use haul_partners::facilities::radius_of;
use haul_types::{
    Address, AmbiguousTime, EventDoubt, EventSource, LateReason, Schedule, StopEventKind, StopKind, Timeliness,
    Timestamp, WriteJson,
};
use poem_openapi::Object;
use uuid::Uuid;

use super::reference::LoadReference;

/// A stop of a load.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct Stop {
    /// The stop's id.
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
    /// `earliest_local` in UTC.
    pub earliest_at: Timestamp,
    /// End of the window in the same zone; none if only a start is agreed.
    pub latest_local: Option<String>,
    /// `latest_local` in UTC.
    pub latest_at: Option<Timestamp>,
    pub ambiguous_time: Option<AmbiguousTime>,
    /// The facility has confirmed the appointment.
    pub is_appointment_confirmed: bool,
    /// The trailer stays; otherwise the driver waits.
    pub is_drop: bool,
    /// Reference numbers for this stop, such as a pickup number.
    pub references: Vec<LoadReference>,
    /// Number of pieces for this stop.
    pub pieces: Option<i32>,
    /// Weight for this stop, in pounds.
    pub weight_pounds: Option<i32>,
    pub contact: Option<StopContact>,
    /// For the driver at this stop.
    pub instructions: Option<String>,
    /// When the truck arrived.
    pub arrived_at: Option<Timestamp>,
    /// When the driver checked in.
    pub checked_in_at: Option<Timestamp>,
    /// When the truck was at the dock.
    pub docked_at: Option<Timestamp>,
    /// When freight was loaded here.
    pub loaded_at: Option<Timestamp>,
    /// When freight was unloaded here.
    pub unloaded_at: Option<Timestamp>,
    /// When the truck left.
    pub departed_at: Option<Timestamp>,
    /// Why the truck arrived late; none unless it did.
    pub late_reason: Option<LateReason>,
    /// `arrived_at` is an estimate or a doubtful time and is not counted until confirmed.
    pub is_arrival_unconfirmed: bool,
    /// The same for `departed_at`.
    pub is_departure_unconfirmed: bool,
    /// When the truck is due, grace included; none if no time is agreed.
    pub due_at: Option<Timestamp>,
    /// When the truck will arrive, if it is expected and the drive can be estimated.
    pub eta_at: Option<Timestamp>,
    pub timeliness: Timeliness,
    /// Minutes from arrival to departure, once both are known.
    pub dwell_minutes: Option<i64>,
    /// Recorded events, by time; voided ones included.
    pub events: Vec<StopEvent>,
    /// Goes up when the stop's plan changes; send the load's version with a change, not this one.
    pub version: i32,
}

/// The facility of a stop.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct StopFacility {
    /// The facility's id.
    pub id: Uuid,
    /// The facility's name.
    pub name: String,
    pub address: Address,
    /// Latitude of the facility in degrees; none if unknown.
    pub latitude: Option<f64>,
    /// Longitude of the facility in degrees; none if unknown.
    pub longitude: Option<f64>,
    /// Radius of the circle in which a truck counts as there, in meters; 500 unless the facility has its own.
    pub geofence_radius_meters: i32,
    /// The facility's phone number.
    pub phone: Option<String>,
}

/// The contact at a stop.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct StopContact {
    /// Name of the contact, up to 120 characters.
    #[oai(validator(max_length = 120))]
    pub name: String,
    /// Phone number of the contact.
    pub phone: Option<String>,
}

/// An event at a stop, and its source.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct StopEvent {
    /// The event's id, to void it by.
    pub id: Uuid,
    pub kind: StopEventKind,
    /// When it happened.
    pub occurred_at: Timestamp,
    pub source: EventSource,
    /// An estimate that was filled in.
    pub is_estimated: bool,
    /// Why the time is doubtful.
    pub doubt: Option<EventDoubt>,
    /// When a user confirmed an estimate or a doubtful time.
    pub confirmed_at: Option<Timestamp>,
    /// Name of the user or API key that confirmed it.
    pub confirmed_by: Option<String>,
    /// Remark on the event; for a report from a driver's phone, where the phone was.
    pub note: Option<String>,
    /// Name of the person or API key that recorded it; for a filled-in estimate, that recorded the event which revealed
    /// the gap.
    pub recorded_by: String,
    /// When it was entered.
    pub recorded_at: Timestamp,
    /// When it was voided; none while it counts.
    pub voided_at: Option<Timestamp>,
    /// Why it was voided.
    pub void_reason: Option<String>,
}

/// A stop to plan.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct StopInput {
    pub kind: StopKind,
    /// The facility to visit.
    pub facility_id: Uuid,
    pub schedule: Schedule,
    /// In the facility's own time, such as `2026-11-20T08:00`.
    pub earliest_local: String,
    /// In the facility's own time; required for a window.
    pub latest_local: Option<String>,
    /// Which one is meant if the clock change repeats the local time.
    pub ambiguous_time: Option<AmbiguousTime>,
    /// The facility has confirmed the appointment.
    #[oai(default)]
    pub is_appointment_confirmed: bool,
    /// The trailer stays; otherwise the driver waits.
    #[oai(default)]
    pub is_drop: bool,
    /// Reference numbers for this stop, such as a pickup number.
    #[oai(default)]
    pub references: Vec<LoadReference>,
    /// Number of pieces for this stop.
    pub pieces: Option<i32>,
    /// Weight for this stop, in pounds.
    pub weight_pounds: Option<i32>,
    pub contact: Option<StopContact>,
    /// For the driver at this stop, up to 4,000 characters.
    pub instructions: Option<String>,
}

impl StopInput {
    /// A stop with an unconfirmed appointment and nothing else.
    pub fn appointment(kind: StopKind, facility_id: Uuid, earliest_local: String) -> Self {
        Self {
            kind,
            facility_id,
            schedule: Schedule::Appointment,
            earliest_local,
            latest_local: None,
            ambiguous_time: None,
            is_appointment_confirmed: false,
            is_drop: false,
            references: Vec::new(),
            pieces: None,
            weight_pounds: None,
            contact: None,
            instructions: None,
        }
    }
}

/// A stop to add to a load.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct StopAdd {
    /// The load's version.
    pub version: i32,
    /// Its position in the route, from 1; before the last stop if omitted.
    pub sequence: Option<i32>,
    pub stop: StopInput,
}

/// Changes to a stop: omitted fields stay, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct StopUpdate {
    /// The load's version.
    pub version: i32,
    pub kind: Option<StopKind>,
    /// The facility to visit; fixed once the truck has been at the stop.
    pub facility_id: Option<Uuid>,
    pub schedule: Option<Schedule>,
    /// In the facility's own time, such as `2026-11-20T08:00`.
    pub earliest_local: Option<String>,
    /// In the facility's own time; required for a window.
    pub latest_local: Clearable<String>,
    /// Which one is meant if the clock change repeats the local time.
    pub ambiguous_time: Clearable<AmbiguousTime>,
    /// The facility has confirmed the appointment.
    pub is_appointment_confirmed: Option<bool>,
    /// The trailer stays; otherwise the driver waits.
    pub is_drop: Option<bool>,
    /// Replaces all reference numbers for this stop.
    pub references: Option<Vec<LoadReference>>,
    /// Number of pieces for this stop.
    pub pieces: Clearable<i32>,
    /// Weight for this stop, in pounds.
    pub weight_pounds: Clearable<i32>,
    /// The contact at the stop; null removes it.
    pub contact: Clearable<StopContact>,
    /// For the driver at this stop, up to 4,000 characters.
    pub instructions: Clearable<String>,
    /// Why the truck arrived late; only for a late arrival. Null if nobody knows.
    pub late_reason: Clearable<LateReason>,
}

/// The new order of a load's stops.
#[derive(Clone, Debug, Object)]
pub struct StopOrder {
    /// The load's version.
    pub version: i32,
    /// Every stop of the load, once.
    pub stop_ids: Vec<Uuid>,
}

/// An event to record.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct StopEventRecord {
    pub kind: StopEventKind,
    /// Not in the future.
    pub occurred_at: Timestamp,
    pub source: EventSource,
    /// The time is an estimate, and not counted until confirmed.
    #[oai(default)]
    pub is_estimated: bool,
    /// Remark on the event, up to 500 characters.
    #[oai(validator(max_length = 500))]
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
            geofence_radius_meters: radius_of(row),
            phone: row.phone.clone(),
        })
    }
}
