//! Wire types of BASIC percentiles.

use haul_api::{Clearable, IntoUpdate, page_of};
use haul_types::{BasicCarrierType, BasicCategory, Date, NamedRef, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// A carrier's BASIC percentiles of one month, as FMCSA's SMS shows them.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct BasicMeasure {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    /// Carrier and month, such as `Blue Lake Carriers LLC, Nov 2026`.
    pub name: String,
    pub motor_carrier: NamedRef,
    /// The first day of the month.
    pub month: Date,
    /// It decides which thresholds apply.
    pub carrier_type: BasicCarrierType,
    /// Unsafe Driving; omitted if SMS shows none.
    pub unsafe_driving_percentile: Option<i32>,
    /// Crash Indicator; omitted if SMS shows none.
    pub crash_indicator_percentile: Option<i32>,
    /// Hours-of-Service Compliance; omitted if SMS shows none.
    pub hos_compliance_percentile: Option<i32>,
    /// Vehicle Maintenance; omitted if SMS shows none.
    pub vehicle_maintenance_percentile: Option<i32>,
    /// Controlled Substances/Alcohol; omitted if SMS shows none.
    pub controlled_substances_percentile: Option<i32>,
    /// Hazardous Materials Compliance; omitted if SMS shows none.
    pub hazmat_compliance_percentile: Option<i32>,
    /// Driver Fitness; omitted if SMS shows none.
    pub driver_fitness_percentile: Option<i32>,
    /// Every category with its threshold, in FMCSA's order.
    pub categories: Vec<BasicResult>,
    /// In how many categories FMCSA may intervene.
    pub over_threshold_count: i32,
    /// When it was archived, in UTC; omitted unless it is.
    pub archived_at: Option<Timestamp>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When it was added, in UTC.
    pub created_at: Timestamp,
    /// When it was last changed, in UTC.
    pub updated_at: Timestamp,
}

/// One category of a month.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct BasicResult {
    pub category: BasicCategory,
    /// 0 to 100; omitted if SMS shows none.
    pub percentile: Option<i32>,
    /// FMCSA may intervene from this percentile on (SMS Methodology, version 3.12).
    pub threshold: i32,
    /// The percentile is at the threshold or above.
    pub is_over: bool,
}

/// Percentiles of a month to enter.
#[derive(Clone, Debug, IntoUpdate, Object)]
#[into_update(BasicMeasureUpdate)]
#[oai(skip_serializing_if_is_none)]
pub struct BasicMeasureCreate {
    /// The carrier they are of, own or partner.
    pub motor_carrier_id: Uuid,
    /// Any day of the month; not a later month than this.
    pub month: Date,
    /// `general` if omitted.
    pub carrier_type: Option<BasicCarrierType>,
    /// Unsafe Driving, 0 to 100; omitted if SMS shows none.
    #[oai(validator(minimum(value = "0"), maximum(value = "100")))]
    pub unsafe_driving_percentile: Option<i32>,
    /// Crash Indicator, 0 to 100; omitted if SMS shows none.
    #[oai(validator(minimum(value = "0"), maximum(value = "100")))]
    pub crash_indicator_percentile: Option<i32>,
    /// Hours-of-Service Compliance, 0 to 100; omitted if SMS shows none.
    #[oai(validator(minimum(value = "0"), maximum(value = "100")))]
    pub hos_compliance_percentile: Option<i32>,
    /// Vehicle Maintenance, 0 to 100; omitted if SMS shows none.
    #[oai(validator(minimum(value = "0"), maximum(value = "100")))]
    pub vehicle_maintenance_percentile: Option<i32>,
    /// Controlled Substances/Alcohol, 0 to 100; omitted if SMS shows none.
    #[oai(validator(minimum(value = "0"), maximum(value = "100")))]
    pub controlled_substances_percentile: Option<i32>,
    /// Hazardous Materials Compliance, 0 to 100; omitted if SMS shows none.
    #[oai(validator(minimum(value = "0"), maximum(value = "100")))]
    pub hazmat_compliance_percentile: Option<i32>,
    /// Driver Fitness, 0 to 100; omitted if SMS shows none.
    #[oai(validator(minimum(value = "0"), maximum(value = "100")))]
    pub driver_fitness_percentile: Option<i32>,
}

/// Changes to a month's percentiles: omitted fields stay, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct BasicMeasureUpdate {
    /// The version your change is based on.
    pub version: i32,
    /// The carrier they are of, own or partner.
    pub motor_carrier_id: Option<Uuid>,
    /// Any day of the month; not a later month than this.
    pub month: Option<Date>,
    pub carrier_type: Option<BasicCarrierType>,
    /// Unsafe Driving, 0 to 100; null if SMS shows none.
    #[oai(validator(minimum(value = "0"), maximum(value = "100")))]
    pub unsafe_driving_percentile: Clearable<i32>,
    /// Crash Indicator, 0 to 100; null if SMS shows none.
    #[oai(validator(minimum(value = "0"), maximum(value = "100")))]
    pub crash_indicator_percentile: Clearable<i32>,
    /// Hours-of-Service Compliance, 0 to 100; null if SMS shows none.
    #[oai(validator(minimum(value = "0"), maximum(value = "100")))]
    pub hos_compliance_percentile: Clearable<i32>,
    /// Vehicle Maintenance, 0 to 100; null if SMS shows none.
    #[oai(validator(minimum(value = "0"), maximum(value = "100")))]
    pub vehicle_maintenance_percentile: Clearable<i32>,
    /// Controlled Substances/Alcohol, 0 to 100; null if SMS shows none.
    #[oai(validator(minimum(value = "0"), maximum(value = "100")))]
    pub controlled_substances_percentile: Clearable<i32>,
    /// Hazardous Materials Compliance, 0 to 100; null if SMS shows none.
    #[oai(validator(minimum(value = "0"), maximum(value = "100")))]
    pub hazmat_compliance_percentile: Clearable<i32>,
    /// Driver Fitness, 0 to 100; null if SMS shows none.
    #[oai(validator(minimum(value = "0"), maximum(value = "100")))]
    pub driver_fitness_percentile: Clearable<i32>,
}

page_of! {
    /// A page of months.
    pub struct BasicMeasurePage of BasicMeasure;
}
