//! Wire types of check calls.

use haul_types::{CheckCallSource, NamedRef, StopKind, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// A report about a load on the road.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct CheckCall {
    pub id: Uuid,
    pub load_id: Uuid,
    pub occurred_at: Timestamp,
    pub source: CheckCallSource,
    pub city: Option<String>,
    pub state: Option<String>,
    pub latitude: Option<f64>,
    pub longitude: Option<f64>,
    /// Accuracy of the coordinates in meters; none if unknown.
    pub accuracy_meters: Option<i32>,
    /// When the truck is expected at `eta_stop`.
    pub eta_at: Option<Timestamp>,
    /// The next stop when the call was logged; none if it was removed since.
    pub eta_stop: Option<StopLabel>,
    pub temperature_fahrenheit: Option<i32>,
    pub note: Option<String>,
    pub driver: Option<NamedRef>,
    pub truck: Option<NamedRef>,
    pub logged_by: String,
    pub logged_at: Timestamp,
    /// The wrong call that this one replaces.
    pub corrects_id: Option<Uuid>,
    pub voided_at: Option<Timestamp>,
    pub voided_by: Option<String>,
    pub void_reason: Option<String>,
}

/// A stop, named.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct StopLabel {
    pub id: Uuid,
    pub sequence: i32,
    pub kind: StopKind,
    pub facility_name: String,
    pub city: String,
    pub state: String,
    /// IANA name.
    pub time_zone: String,
}

/// The check calls of a load, the latest first, including voided ones.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct CheckCallList {
    pub items: Vec<CheckCall>,
}

/// A check call to log, with at least a place, an ETA, a temperature or a note.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct CheckCallCreate {
    /// Not in the future.
    pub occurred_at: Timestamp,
    pub source: CheckCallSource,
    pub city: Option<String>,
    /// Two letters.
    pub state: Option<String>,
    /// Degrees; with `longitude`.
    pub latitude: Option<f64>,
    pub longitude: Option<f64>,
    /// Accuracy of the coordinates in meters; 0 to 20,000.
    pub accuracy_meters: Option<i32>,
    /// When the truck is expected at the next stop.
    pub eta_at: Option<Timestamp>,
    pub temperature_fahrenheit: Option<i32>,
    pub note: Option<String>,
    /// The wrong call that this one replaces.
    pub corrects_id: Option<Uuid>,
    /// Why that call is wrong.
    pub correction_reason: Option<String>,
}

/// Voids a check call.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct CheckCallVoid {
    pub reason: String,
}
