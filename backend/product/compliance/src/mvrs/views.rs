//! Wire types of motor vehicle records.

use haul_api::{Clearable, IntoUpdate, page_of};
use haul_types::{Date, MvrDecision, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// A driver's motor vehicle record, as a state reports it.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct MotorVehicleRecord {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    /// The driver's id.
    pub driver_id: Uuid,
    /// First and last name of the driver.
    pub driver_name: String,
    /// The day it was pulled.
    pub pulled_on: Date,
    /// The state that licensed the driver, two letters.
    pub state: String,
    /// Pulled before the driver was hired; the others are yearly.
    pub is_at_hire: bool,
    /// Convictions and accidents, the latest first.
    pub entries: Vec<MvrEntry>,
    /// Points of all entries.
    pub points: i32,
    /// Remark.
    pub note: Option<String>,
    /// What the review decided; omitted until it is reviewed.
    pub decision: Option<MvrDecision>,
    /// The day of the review.
    pub reviewed_on: Option<Date>,
    /// Name of the person who reviewed it.
    pub reviewed_by: Option<String>,
    /// What the reviewer noted.
    pub review_note: Option<String>,
    /// When it was archived, in UTC; omitted unless it is.
    pub archived_at: Option<Timestamp>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When it was added, in UTC.
    pub created_at: Timestamp,
    /// When it was last changed, in UTC.
    pub updated_at: Timestamp,
}

/// One conviction or accident.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct MvrEntry {
    /// The day of the conviction or accident; not in the future.
    pub on: Date,
    /// As the state words it, at most 200 characters.
    #[oai(validator(max_length = 200))]
    pub description: String,
    /// Points of the state; 0 if it counts none.
    #[oai(default, validator(minimum(value = "0"), maximum(value = "99")))]
    pub points: i32,
}

/// A motor vehicle record to add.
#[derive(Clone, Debug, IntoUpdate, Object)]
#[into_update(MotorVehicleRecordUpdate)]
#[oai(skip_serializing_if_is_none)]
pub struct MotorVehicleRecordCreate {
    /// The driver's id.
    pub driver_id: Uuid,
    /// The day it was pulled; not in the future.
    pub pulled_on: Date,
    /// The state that licensed the driver, two letters.
    pub state: String,
    /// Pulled before the driver was hired; false if omitted.
    pub is_at_hire: Option<bool>,
    /// Convictions and accidents; none if omitted.
    #[oai(validator(max_items = 50))]
    pub entries: Option<Vec<MvrEntry>>,
    /// Remark, at most 1,000 characters.
    #[oai(validator(max_length = 1_000))]
    pub note: Option<String>,
}

/// Changes to a motor vehicle record: omitted fields stay, null clears. A reviewed one stays as it was reviewed.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct MotorVehicleRecordUpdate {
    /// The version your change is based on.
    pub version: i32,
    /// The driver's id.
    pub driver_id: Option<Uuid>,
    /// The day it was pulled; not in the future.
    pub pulled_on: Option<Date>,
    /// The state that licensed the driver, two letters.
    pub state: Option<String>,
    /// Pulled before the driver was hired.
    pub is_at_hire: Option<bool>,
    /// All convictions and accidents.
    #[oai(validator(max_items = 50))]
    pub entries: Option<Vec<MvrEntry>>,
    /// Remark, at most 1,000 characters.
    #[oai(validator(max_length = 1_000))]
    pub note: Clearable<String>,
}

/// The review of a motor vehicle record.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct MotorVehicleRecordReview {
    /// The version your review is based on.
    pub version: i32,
    pub decision: MvrDecision,
    /// What was considered and what follows, at most 1,000 characters. All but `qualified` need it.
    #[oai(validator(max_length = 1_000))]
    pub note: Option<String>,
}

page_of! {
    /// A page of motor vehicle records.
    pub struct MotorVehicleRecordPage of MotorVehicleRecord;
}
