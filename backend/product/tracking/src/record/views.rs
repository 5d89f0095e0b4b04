//! Wire types of the list of open loads, and of its terms.

use haul_types::{
    CheckCallRule, Equipment, EtaBasis, EtaConfidence, NamedRef, PositionSource, Schedule, StopKind, Timeliness,
    TrackingTerms, WriteJson,
};
use haul_types::{LoadRef, Timestamp};
use poem_openapi::Object;
use uuid::Uuid;

use super::{call_templates::CallTemplate, check_call_views::CheckCall, exception_views::TrackingException};

/// An open load: where it is, when it will reach its next stop, and whether that is on time.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct TrackedLoad {
    pub load: LoadRef,
    pub customer: NamedRef,
    /// The customer's own number for the load.
    pub customer_reference: Option<String>,
    pub equipment: Equipment,
    /// The required temperature.
    pub temperature_fahrenheit: Option<i32>,
    pub driver: Option<TrackedDriver>,
    pub truck: Option<NamedRef>,
    pub trailer: Option<NamedRef>,
    pub position: Option<TrackedPosition>,
    /// The first stop that the truck has not left; none after the last.
    pub next_stop: Option<TrackedStop>,
    pub eta: Option<TrackedEta>,
    /// By how much the arrival, else the ETA, else now is late, counted from the agreed time; 0 within the grace.
    /// Negative: how much is left until the agreed time.
    pub minutes_late: Option<i64>,
    /// Estimated miles to the next stop; decimal with 1 place.
    pub miles_left: Option<String>,
    /// The load's own, as in every list: the worst of its stops ahead.
    pub timeliness: Timeliness,
    /// One sentence about the timeliness.
    pub timeliness_reason: String,
    pub last_check_call: Option<CheckCall>,
    pub next_check_call: Option<NextCheckCall>,
    /// Open exceptions, the oldest first.
    pub open_exceptions: Vec<TrackingException>,
    /// When this was last computed. Ages count until now.
    pub assessed_at: Timestamp,
}

/// The driver, and how to reach them.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct TrackedDriver {
    /// The driver's id.
    pub id: Uuid,
    /// First and last name of the driver.
    pub name: String,
    /// The driver's phone number.
    pub phone: Option<String>,
}

/// A truck's last known position, `age_minutes` old.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct TrackedPosition {
    /// When the truck was there.
    pub at: Timestamp,
    /// Minutes since then.
    pub age_minutes: i64,
    /// Older than the terms' `no_position_minutes`.
    pub is_stale: bool,
    pub source: PositionSource,
    /// City of the truck; none if only coordinates were reported.
    pub city: Option<String>,
    /// Two letters, such as `TX`; none if it was not reported.
    pub state: Option<String>,
    /// Latitude in degrees, that of the city or facility if no coordinates were reported; none if unknown.
    pub latitude: Option<f64>,
    /// Longitude in degrees, that of the city or facility if no coordinates were reported; none if unknown.
    pub longitude: Option<f64>,
}

/// The stop where a truck is, or its next one.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct TrackedStop {
    /// The stop's id.
    pub id: Uuid,
    /// 1, 2, 3 … in route order.
    pub sequence: i32,
    pub kind: StopKind,
    /// The facility's id.
    pub facility_id: Uuid,
    /// Name of the stop's facility.
    pub facility_name: String,
    /// City of the stop's facility.
    pub city: String,
    /// Two letters, such as `TX`.
    pub state: String,
    /// IANA name.
    pub time_zone: String,
    pub schedule: Schedule,
    /// When the stop's window opens.
    pub earliest_at: Timestamp,
    /// When the stop's window ends; none if only a start is agreed.
    pub latest_at: Option<Timestamp>,
    /// When the truck is due, grace included.
    pub due_at: Option<Timestamp>,
    /// When the truck arrived; none while it is on its way.
    pub arrived_at: Option<Timestamp>,
    /// Latitude of the facility in degrees; none if unknown.
    pub latitude: Option<f64>,
    /// Longitude of the facility in degrees; none if unknown.
    pub longitude: Option<f64>,
    /// Radius of the circle in which a truck counts as there, in meters; 500 unless the facility has its own.
    pub geofence_radius_meters: i32,
}

/// When a truck will reach its next stop.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct TrackedEta {
    /// The estimated time of arrival.
    pub at: Timestamp,
    pub basis: EtaBasis,
    pub confidence: EtaConfidence,
    /// How it was calculated, in one sentence.
    pub explanation: String,
    /// It has passed, and no arrival is recorded.
    pub is_past: bool,
}

/// The next call to make.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct NextCheckCall {
    pub rule: CheckCallRule,
    /// When to call.
    pub due_at: Timestamp,
    /// `due_at` has passed.
    pub is_due: bool,
}

/// A page of open loads.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct TrackedLoadPage {
    /// The most urgent first, unless sorted otherwise.
    pub items: Vec<TrackedLoad>,
    /// Send it as `cursor` for the next page; none on the last page.
    pub next_cursor: Option<String>,
    /// All rows that match the filter.
    pub total_count: u64,
}

/// Open loads by timeliness.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct TrackingSummary {
    /// Number of open loads that are late, or will be by their ETA.
    pub late: u64,
    /// Number of open loads that are at risk.
    pub at_risk: u64,
    /// Number of open loads on the road without an ETA.
    pub unknown: u64,
    /// Number of open loads that are on time.
    pub on_time: u64,
    /// Number of loads whose next check call is due.
    pub check_calls_due: u64,
    /// Open exceptions, even of loads that are no longer open.
    pub open_exceptions: u64,
}

/// When check calls are due, and what counts as an exception.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct TrackingSettings {
    pub terms: TrackingTerms,
    /// Texts for check calls, in the order in which they are offered.
    pub call_templates: Vec<CallTemplate>,
    /// The defaults; nothing was changed yet.
    pub is_default: bool,
    /// Send this version back with your change; 0 until the first change.
    pub version: i32,
    /// When they last changed; none for the defaults.
    pub updated_at: Option<Timestamp>,
}

/// Terms that replace the current ones.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct TrackingSettingsReplace {
    /// The version your change is based on; 0 for the first change.
    pub version: i32,
    pub terms: TrackingTerms,
    /// Texts for check calls, at most 30; those of before stay if omitted.
    #[oai(validator(max_items = 30))]
    pub call_templates: Option<Vec<CallTemplate>>,
}
