//! Wire types of missing times.

use haul_types::{EventDoubt, EventSource, LoadRef, StopEventKind, StopKind, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// Arrivals and departures that nobody recorded or confirmed.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct MissingTimeList {
    /// In the order of the way.
    pub items: Vec<MissingTime>,
}

/// An arrival or a departure that nobody recorded or confirmed.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct MissingTime {
    pub load: LoadRef,
    pub stop_id: Uuid,
    /// 1, 2, 3 …
    pub stop_sequence: i32,
    pub stop_kind: StopKind,
    pub facility_name: String,
    pub city: String,
    pub state: String,
    /// IANA name.
    pub time_zone: String,
    /// When the stop begins.
    pub earliest_at: Timestamp,
    /// `arrived` or `departed`.
    pub kind: StopEventKind,
    /// The estimate, or the doubtful time; none where nothing is known.
    pub occurred_at: Option<Timestamp>,
    pub is_estimated: bool,
    /// Why the time is hard to believe.
    pub doubt: Option<EventDoubt>,
    pub source: Option<EventSource>,
}

/// Times of one load or several.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct StopTimes {
    /// Who or what says so, of all of them.
    pub source: EventSource,
    /// At most 100. One that is there already is confirmed.
    pub times: Vec<StopTime>,
}

/// What happened at a stop, and when.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct StopTime {
    pub load_id: Uuid,
    pub stop_id: Uuid,
    pub kind: StopEventKind,
    /// Not in the future.
    pub occurred_at: Timestamp,
}

/// What became of the times.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct StopTimesRecorded {
    pub recorded_count: u32,
    pub confirmed_count: u32,
}
