//! Wire types of accidents.

use haul_api::{Clearable, IntoUpdate, page_of};
use haul_types::{Date, NamedRef, Preventability, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// An accident of a driver or vehicle.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct Accident {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    /// The day it happened.
    pub happened_on: Date,
    /// The time of day at the place, such as `14:30`; omitted if unknown.
    pub local_time: Option<String>,
    /// City or town, or the nearest one.
    pub city: String,
    /// Two letters.
    pub state: String,
    pub driver: Option<NamedRef>,
    /// By unit number.
    pub truck: Option<NamedRef>,
    /// By unit number.
    pub trailer: Option<NamedRef>,
    /// People who died within 30 days of it.
    pub fatality_count: i32,
    /// People who were treated away from the scene right away.
    pub injury_count: i32,
    /// A vehicle was disabled and towed away.
    pub is_towed: bool,
    /// Hazardous materials were released, other than fuel from a vehicle's tank.
    pub is_hazmat_released: bool,
    /// The driver got a citation for a moving violation.
    pub is_cited: bool,
    pub preventability: Preventability,
    /// Number of the police report.
    pub report_number: Option<String>,
    /// What happened.
    pub description: Option<String>,
    /// It belongs in the accident register (49 CFR 390.5): a death, an injury treated away from the scene, or a tow.
    pub is_recordable: bool,
    /// The driver has to be tested for drugs and alcohol (49 CFR 382.303).
    pub is_test_required: bool,
    /// When it was archived, in UTC; omitted unless it is.
    pub archived_at: Option<Timestamp>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When it was added, in UTC.
    pub created_at: Timestamp,
    /// When it was last changed, in UTC.
    pub updated_at: Timestamp,
}

/// An accident to add.
#[derive(Clone, Debug, IntoUpdate, Object)]
#[into_update(AccidentUpdate)]
#[oai(skip_serializing_if_is_none)]
pub struct AccidentCreate {
    /// The day it happened; not in the future.
    pub happened_on: Date,
    /// The time of day at the place, such as `14:30`, in 24 hours. The hours for post-accident tests count from it.
    #[oai(validator(max_length = 5))]
    pub local_time: Option<String>,
    /// City or town, or the nearest one; at most 80 characters.
    #[oai(validator(max_length = 80))]
    pub city: String,
    /// Two letters.
    pub state: String,
    /// Who drove.
    pub driver_id: Option<Uuid>,
    /// The truck involved.
    pub truck_id: Option<Uuid>,
    /// The trailer involved.
    pub trailer_id: Option<Uuid>,
    /// People who died within 30 days of it; 0 if omitted.
    #[oai(validator(minimum(value = "0"), maximum(value = "999")))]
    pub fatality_count: Option<i32>,
    /// People who were treated away from the scene right away; 0 if omitted.
    #[oai(validator(minimum(value = "0"), maximum(value = "999")))]
    pub injury_count: Option<i32>,
    /// A vehicle was disabled and towed away; false if omitted.
    pub is_towed: Option<bool>,
    /// Hazardous materials were released, other than fuel from a vehicle's tank; false if omitted.
    pub is_hazmat_released: Option<bool>,
    /// The driver got a citation for a moving violation; false if omitted.
    pub is_cited: Option<bool>,
    /// `undetermined` if omitted.
    pub preventability: Option<Preventability>,
    /// Number of the police report, at most 60 characters.
    #[oai(validator(max_length = 60))]
    pub report_number: Option<String>,
    /// What happened, at most 4,000 characters.
    #[oai(validator(max_length = 4_000))]
    pub description: Option<String>,
}

/// Changes to an accident: omitted fields stay, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct AccidentUpdate {
    /// The version your change is based on.
    pub version: i32,
    /// The day it happened; not in the future.
    pub happened_on: Option<Date>,
    /// The time of day at the place, such as `14:30`, in 24 hours.
    #[oai(validator(max_length = 5))]
    pub local_time: Clearable<String>,
    /// City or town, or the nearest one; at most 80 characters.
    #[oai(validator(max_length = 80))]
    pub city: Option<String>,
    /// Two letters.
    pub state: Option<String>,
    /// Who drove.
    pub driver_id: Clearable<Uuid>,
    /// The truck involved.
    pub truck_id: Clearable<Uuid>,
    /// The trailer involved.
    pub trailer_id: Clearable<Uuid>,
    /// People who died within 30 days of it.
    #[oai(validator(minimum(value = "0"), maximum(value = "999")))]
    pub fatality_count: Option<i32>,
    /// People who were treated away from the scene right away.
    #[oai(validator(minimum(value = "0"), maximum(value = "999")))]
    pub injury_count: Option<i32>,
    /// A vehicle was disabled and towed away.
    pub is_towed: Option<bool>,
    /// Hazardous materials were released, other than fuel from a vehicle's tank.
    pub is_hazmat_released: Option<bool>,
    /// The driver got a citation for a moving violation.
    pub is_cited: Option<bool>,
    pub preventability: Option<Preventability>,
    /// Number of the police report, at most 60 characters.
    #[oai(validator(max_length = 60))]
    pub report_number: Clearable<String>,
    /// What happened, at most 4,000 characters.
    #[oai(validator(max_length = 4_000))]
    pub description: Clearable<String>,
}

page_of! {
    /// A page of accidents.
    pub struct AccidentPage of Accident;
}
