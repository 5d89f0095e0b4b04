//! Wire types of the on-time report.

use haul_types::{Date, NamedRef, WriteJson};
use poem_openapi::Object;

/// On-time performance.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct OnTimeReport {
    /// The first day of the report, in your company's time zone; a stop counts on the day its window opens.
    pub from: Date,
    /// The last day of the report.
    pub to: Date,
    /// The requested grace, in minutes; omitted if each stop has the grace of its load, its customer or your company.
    pub grace_minutes: Option<i32>,
    /// How stops are counted, in words.
    pub formula: String,
    pub pickups: OnTimeFigures,
    pub deliveries: OnTimeFigures,
    /// By name.
    pub customers: Vec<OnTimeOfCustomer>,
    /// By name.
    pub facilities: Vec<OnTimeOfFacility>,
}

/// Stops of one kind.
#[derive(Clone, Debug, Default, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct OnTimeFigures {
    /// With an agreed time.
    pub stops: i64,
    /// Of these, those with an arrival on record.
    pub arrived: i64,
    /// Arrived by the end of the agreed time plus the grace.
    pub on_time: i64,
    /// Arrived later than that.
    pub late: i64,
    /// On time ÷ arrived, with 1 place; none without arrivals.
    pub on_time_percent: Option<String>,
    /// Late for a reason outside the carrier's control.
    pub excused_late: i64,
    /// Late without a recorded reason; these count against the carrier.
    pub unexplained_late: i64,
    /// (On time + excused) ÷ arrived, with 1 place; none without arrivals.
    pub controllable_percent: Option<String>,
    /// Due, but without a recorded arrival; in no percentage.
    pub without_arrival: i64,
    /// Arrived without an agreed time; in no percentage.
    pub without_appointment: i64,
}

/// The stops of one customer's loads.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct OnTimeOfCustomer {
    pub customer: NamedRef,
    pub pickups: OnTimeFigures,
    pub deliveries: OnTimeFigures,
}

/// The stops at one facility.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct OnTimeOfFacility {
    pub facility: NamedRef,
    /// City of the facility.
    pub city: String,
    /// Two letters, such as `TX`.
    pub state: String,
    pub pickups: OnTimeFigures,
    pub deliveries: OnTimeFigures,
}
