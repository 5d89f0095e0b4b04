//! Wire types of missing times.

use haul_types::{EventDoubt, EventSource, LoadRef, StopEventKind, StopKind, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// Arrivals and departures that are missing or unconfirmed.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct MissingTimeList {
    /// In route order.
    pub items: Vec<MissingTime>,
}

/// An arrival or a departure that is missing or unconfirmed.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct MissingTime {
    pub load: LoadRef,
    /// The stop's id.
    pub stop_id: Uuid,
    /// 1, 2, 3 …
    pub stop_sequence: i32,
    pub stop_kind: StopKind,
    /// Name of the stop's facility.
    pub facility_name: String,
    /// City of the stop's facility.
    pub city: String,
    /// Two letters, such as `TX`.
    pub state: String,
    /// IANA name.
    pub time_zone: String,
    /// When the stop's window opens.
    pub earliest_at: Timestamp,
    /// `arrived` or `departed`.
    pub kind: StopEventKind,
    /// The estimate or the doubtful time; none if unknown.
    pub occurred_at: Option<Timestamp>,
    /// `occurred_at` is an estimate.
    pub is_estimated: bool,
    /// Why the time is doubtful.
    pub doubt: Option<EventDoubt>,
    pub source: Option<EventSource>,
}

/// Times of one load or several.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct StopTimes {
    /// The source of all of them.
    pub source: EventSource,
    /// At most 100. An identical time is confirmed.
    #[oai(validator(max_items = 100))]
    pub times: Vec<StopTime>,
}

/// An event at a stop, and its time.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct StopTime {
    /// The load.
    pub load_id: Uuid,
    /// A stop of that load.
    pub stop_id: Uuid,
    pub kind: StopEventKind,
    /// Not in the future.
    pub occurred_at: Timestamp,
}

/// The result for the times.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct StopTimesRecorded {
    /// Number of new times on record.
    pub recorded_count: u32,
    /// Number of estimated or doubtful times that are now confirmed.
    pub confirmed_count: u32,
}
