//! Wire types of the list of loads on their way, and of its terms.

use haul_types::{
    CheckCallRule, Equipment, EtaBasis, EtaConfidence, NamedRef, PositionSource, Schedule, StopKind, Timeliness,
    TrackingTerms, WriteJson,
};
use haul_types::{LoadRef, Timestamp};
use poem_openapi::Object;
use uuid::Uuid;

use super::{check_call_views::CheckCall, exception_views::TrackingException};

/// An open load: where it is, when it will be at its next stop, and what that means.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct TrackedLoad {
    pub load: LoadRef,
    pub customer: NamedRef,
    pub customer_reference: Option<String>,
    pub equipment: Equipment,
    /// What the freight has to be kept at.
    pub temperature_fahrenheit: Option<i32>,
    pub driver: Option<TrackedDriver>,
    pub truck: Option<NamedRef>,
    pub trailer: Option<NamedRef>,
    pub position: Option<TrackedPosition>,
    /// The first stop that the truck has not left; none once it left the last.
    pub next_stop: Option<TrackedStop>,
    pub eta: Option<TrackedEta>,
    /// The arrival, the ETA or else the present against what is due, grace included; negative while there is time left.
    pub minutes_late: Option<i64>,
    /// An estimate of the way to the next stop. Decimal with 1 place.
    pub miles_left: Option<String>,
    /// The load's own, as every list shows it: by the worst of the stops ahead.
    pub timeliness: Timeliness,
    /// One sentence about it.
    pub timeliness_reason: String,
    pub last_check_call: Option<CheckCall>,
    pub next_check_call: Option<NextCheckCall>,
    /// Those that are not resolved, the oldest first.
    pub open_exceptions: Vec<TrackingException>,
    /// When this was last worked out. Ages count until now.
    pub assessed_at: Timestamp,
}

/// Who drives, and how to reach them.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct TrackedDriver {
    pub id: Uuid,
    pub name: String,
    pub phone: Option<String>,
}

/// Where a truck was last heard of. It is as old as `age_minutes` says.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct TrackedPosition {
    pub at: Timestamp,
    pub age_minutes: i64,
    /// Older than the terms' `no_position_minutes`.
    pub is_stale: bool,
    pub source: PositionSource,
    pub city: Option<String>,
    pub state: Option<String>,
    pub latitude: Option<f64>,
    pub longitude: Option<f64>,
}

/// The stop that a truck is at or on its way to.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct TrackedStop {
    pub id: Uuid,
    pub sequence: i32,
    pub kind: StopKind,
    pub facility_id: Uuid,
    pub facility_name: String,
    pub city: String,
    pub state: String,
    /// IANA name.
    pub time_zone: String,
    pub schedule: Schedule,
    pub earliest_at: Timestamp,
    pub latest_at: Option<Timestamp>,
    /// By when the truck is due, grace included.
    pub due_at: Option<Timestamp>,
    pub arrived_at: Option<Timestamp>,
    pub latitude: Option<f64>,
    pub longitude: Option<f64>,
    /// Radius of the circle in which a truck counts as being there, in metres; 500 unless the facility has its own.
    pub geofence_radius_m: i32,
}

/// When a truck will be at its next stop.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct TrackedEta {
    pub at: Timestamp,
    pub basis: EtaBasis,
    pub confidence: EtaConfidence,
    /// How it comes about, one sentence.
    pub explanation: String,
    /// It is over, and no arrival is recorded.
    pub is_past: bool,
}

/// The call that is wanted next.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct NextCheckCall {
    pub rule: CheckCallRule,
    pub due_at: Timestamp,
    pub is_due: bool,
}

/// A page of open loads.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct TrackedLoadPage {
    pub items: Vec<TrackedLoad>,
    /// Give it as `cursor` to read on; none on the last page.
    pub next_cursor: Option<String>,
    /// Rows of the filter in all.
    pub total_count: u64,
}

/// How many loads that are to be moved stand how.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct TrackingSummary {
    pub late: u64,
    pub at_risk: u64,
    pub unknown: u64,
    pub on_time: u64,
    pub check_calls_due: u64,
    /// Those that are not resolved, whatever became of their loads.
    pub open_exceptions: u64,
}

/// When the company wants to hear from its loads.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct TrackingSettings {
    pub terms: TrackingTerms,
    /// Nobody changed anything yet.
    pub is_default: bool,
    /// Send it back with a change; 0 as long as nobody changed anything.
    pub version: i32,
    pub updated_at: Option<Timestamp>,
}

/// Terms in place of those before.
#[derive(Clone, Debug, Object)]
pub struct TrackingSettingsReplace {
    /// The version that the change was made on; 0 for the first.
    pub version: i32,
    pub terms: TrackingTerms,
}
