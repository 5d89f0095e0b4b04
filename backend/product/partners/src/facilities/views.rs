//! Wire types of facilities.

use haul_annotations::tags::TagRef;
use haul_api::{Clearable, FromModel, IntoUpdate, page_of};
use haul_entity::partners::facility;
use haul_types::{Address, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// A place where loads are picked up or delivered.
#[derive(Clone, Debug, PartialEq, FromModel, Object, WriteJson)]
#[from_model(facility::Model)]
#[oai(skip_serializing_if_is_none)]
pub struct Facility {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    /// 1 to 120 characters.
    pub name: String,
    #[from_model(json)]
    pub address: Address,
    /// IANA name; stops here are scheduled in it.
    pub time_zone: String,
    /// Degrees north.
    pub latitude: Option<f64>,
    /// Degrees east; negative in the Americas.
    pub longitude: Option<f64>,
    /// Coordinates of the address's ZIP Code or city; left out if unknown. Miles, ETAs and maps use them until the
    /// facility's own coordinates are entered; arrival detection never does.
    pub approximate_latitude: Option<f64>,
    /// Goes with `approximate_latitude`: degrees east, negative in the Americas.
    pub approximate_longitude: Option<f64>,
    /// Radius of the circle in which a truck counts as here, in meters; 500 if omitted.
    pub geofence_radius_meters: Option<i32>,
    /// The median of the company's latest 20 live loadings and unloadings here, 30 to 720; none until three are known.
    pub usual_stay_minutes: Option<i32>,
    /// E.164.
    pub phone: Option<String>,
    /// Opening hours, as text.
    pub hours: Option<String>,
    /// For the driver.
    pub instructions: Option<String>,
    /// By name.
    #[from_model(default)]
    pub tags: Vec<TagRef>,
    /// When it was archived, in UTC; omitted unless it is.
    pub archived_at: Option<Timestamp>,
    /// If it was a duplicate, the facility that has its stops now. It can't be restored.
    pub merged_into_id: Option<Uuid>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When it was added, in UTC.
    pub created_at: Timestamp,
    /// When it was last changed, in UTC.
    pub updated_at: Timestamp,
}

/// A facility to add.
#[derive(Clone, Debug, IntoUpdate, Object)]
#[into_update(FacilityUpdate)]
#[oai(skip_serializing_if_is_none)]
pub struct FacilityCreate {
    /// 1 to 120 characters.
    #[oai(validator(max_length = 120))]
    pub name: String,
    /// City and state are enough to plan with: `line1` and `postal_code` may be empty.
    pub address: Address,
    /// IANA name; stops here are scheduled in it.
    pub time_zone: Option<String>,
    /// Degrees north.
    pub latitude: Option<f64>,
    /// Degrees east; negative in the Americas.
    pub longitude: Option<f64>,
    /// Radius of the circle in which a truck counts as here, in meters: 50 to 5,000; 500 if omitted.
    #[oai(validator(minimum(value = "50"), maximum(value = "5000")))]
    pub geofence_radius_meters: Option<i32>,
    /// E.164.
    pub phone: Option<String>,
    /// Opening hours, as text.
    #[oai(validator(max_length = 500))]
    pub hours: Option<String>,
    /// For the driver.
    pub instructions: Option<String>,
}

/// Changes to a facility: omitted fields stay, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct FacilityUpdate {
    /// The version your change is based on.
    pub version: i32,
    /// 1 to 120 characters.
    #[oai(validator(max_length = 120))]
    pub name: Option<String>,
    pub address: Option<Address>,
    /// IANA name; stops here are scheduled in it.
    pub time_zone: Option<String>,
    /// Degrees north.
    pub latitude: Clearable<f64>,
    /// Degrees east; negative in the Americas.
    pub longitude: Clearable<f64>,
    /// Radius of the circle in which a truck counts as here, in meters: 50 to 5,000; 500 if cleared.
    #[oai(validator(minimum(value = "50"), maximum(value = "5000")))]
    pub geofence_radius_meters: Clearable<i32>,
    /// E.164.
    pub phone: Clearable<String>,
    /// Opening hours, as text.
    #[oai(validator(max_length = 500))]
    pub hours: Clearable<String>,
    /// For the driver.
    pub instructions: Clearable<String>,
}

page_of! {
    /// A page of facilities.
    pub struct FacilityPage of Facility;
}
