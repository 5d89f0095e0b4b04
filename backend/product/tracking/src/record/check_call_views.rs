//! Wire types of check calls.

use haul_types::{CheckCallSource, NamedRef, StopKind, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// A report about a load on the road.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct CheckCall {
    /// The check call's id.
    pub id: Uuid,
    /// The load it is about.
    pub load_id: Uuid,
    /// The time of the report; it may have been logged later.
    pub occurred_at: Timestamp,
    pub source: CheckCallSource,
    /// City where the truck was; none if no city was reported.
    pub city: Option<String>,
    /// Two letters, such as `TX`.
    pub state: Option<String>,
    /// Reported latitude of the truck in degrees; none without coordinates.
    pub latitude: Option<f64>,
    /// Reported longitude of the truck in degrees; none without coordinates.
    pub longitude: Option<f64>,
    /// Accuracy of the coordinates in meters; none if unknown.
    pub accuracy_meters: Option<i32>,
    /// When the truck is expected at `eta_stop`.
    pub eta_at: Option<Timestamp>,
    /// The next stop when the call was logged; none if it was removed since.
    pub eta_stop: Option<StopLabel>,
    /// Reading of the reefer unit, in degrees Fahrenheit.
    pub temperature_fahrenheit: Option<i32>,
    /// Remark on the call.
    pub note: Option<String>,
    pub driver: Option<NamedRef>,
    pub truck: Option<NamedRef>,
    /// Name of the user, API key or driver that logged it.
    pub logged_by: String,
    /// When it was logged.
    pub logged_at: Timestamp,
    /// The wrong call that this one replaces.
    pub corrects_id: Option<Uuid>,
    /// When it was voided; none while it counts.
    pub voided_at: Option<Timestamp>,
    /// Name of the user or API key that voided it.
    pub voided_by: Option<String>,
    /// Why it was voided.
    pub void_reason: Option<String>,
}

/// A stop, named.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct StopLabel {
    /// The stop's id.
    pub id: Uuid,
    /// 1, 2, 3 … in route order.
    pub sequence: i32,
    pub kind: StopKind,
    /// Name of the stop's facility.
    pub facility_name: String,
    /// City of the stop's facility.
    pub city: String,
    /// Two letters, such as `TX`.
    pub state: String,
    /// IANA name.
    pub time_zone: String,
}

/// The check calls of a load, the latest first, including voided ones.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct CheckCallList {
    /// The latest first.
    pub items: Vec<CheckCall>,
}

/// A check call to log, with at least a place, an ETA, a temperature or a note.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct CheckCallCreate {
    /// Not in the future.
    pub occurred_at: Timestamp,
    pub source: CheckCallSource,
    /// City where the truck was, up to 80 characters; required with `state`.
    #[oai(validator(max_length = 80))]
    pub city: Option<String>,
    /// Two letters.
    pub state: Option<String>,
    /// Degrees; with `longitude`.
    pub latitude: Option<f64>,
    /// Degrees; with `latitude`.
    pub longitude: Option<f64>,
    /// Accuracy of the coordinates in meters; 0 to 20,000.
    #[oai(validator(minimum(value = "0"), maximum(value = "20000")))]
    pub accuracy_meters: Option<i32>,
    /// When the truck is expected at the next stop.
    pub eta_at: Option<Timestamp>,
    /// Reading of the reefer unit, in degrees Fahrenheit; -100 to 200.
    #[oai(validator(minimum(value = "-100"), maximum(value = "200")))]
    pub temperature_fahrenheit: Option<i32>,
    /// Remark on the call, up to 1,000 characters.
    #[oai(validator(max_length = 1_000))]
    pub note: Option<String>,
    /// The wrong call that this one replaces.
    pub corrects_id: Option<Uuid>,
    /// Why that call is wrong.
    #[oai(validator(max_length = 500))]
    pub correction_reason: Option<String>,
}

/// Voids a check call.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct CheckCallVoid {
    /// Kept with the call, up to 500 characters.
    #[oai(validator(max_length = 500))]
    pub reason: String,
}
