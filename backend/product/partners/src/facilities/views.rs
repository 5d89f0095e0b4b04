//! Wire types of facilities.

use chrono::{DateTime, Utc};
use haul_api::{ApiError, Clearable, from_json_column};
use haul_entity::partners::facility;
use haul_types::Address;
use poem_openapi::Object;
use uuid::Uuid;

/// A place where loads are picked up or delivered.
#[derive(Clone, Debug, PartialEq, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct Facility {
    pub id: Uuid,
    pub name: String,
    pub address: Address,
    /// IANA name; stops here are scheduled in it.
    pub time_zone: String,
    /// Degrees north.
    pub latitude: Option<f64>,
    /// Degrees east; negative in the Americas.
    pub longitude: Option<f64>,
    /// Radius of the circle in which a truck counts as being here, in metres; none stands for 500.
    pub geofence_radius_m: Option<i32>,
    /// E.164.
    pub phone: Option<String>,
    /// When it is open, in words.
    pub hours: Option<String>,
    /// For the driver.
    pub instructions: Option<String>,
    pub archived_at: Option<DateTime<Utc>>,
    /// The facility that has its stops now, where it was entered twice. It cannot be restored.
    pub merged_into_id: Option<Uuid>,
    /// Send it back with a change; it grows with each one.
    pub version: i32,
    pub created_at: DateTime<Utc>,
    pub updated_at: DateTime<Utc>,
}

/// A facility to add.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct FacilityCreate {
    pub name: String,
    pub address: Address,
    /// IANA name; stops here are scheduled in it.
    pub time_zone: Option<String>,
    /// Degrees north.
    pub latitude: Option<f64>,
    /// Degrees east; negative in the Americas.
    pub longitude: Option<f64>,
    /// Radius of the circle in which a truck counts as being here, in metres: 50 to 5,000; none stands for 500.
    pub geofence_radius_m: Option<i32>,
    /// E.164.
    pub phone: Option<String>,
    /// When it is open, in words.
    pub hours: Option<String>,
    /// For the driver.
    pub instructions: Option<String>,
}

/// Changes to a facility: what is left out stays, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct FacilityUpdate {
    /// The version that the change was made on.
    pub version: i32,
    pub name: Option<String>,
    pub address: Option<Address>,
    /// IANA name; stops here are scheduled in it.
    pub time_zone: Option<String>,
    /// Degrees north.
    pub latitude: Clearable<f64>,
    /// Degrees east; negative in the Americas.
    pub longitude: Clearable<f64>,
    /// Radius of the circle in which a truck counts as being here, in metres: 50 to 5,000; none stands for 500.
    pub geofence_radius_m: Clearable<i32>,
    /// E.164.
    pub phone: Clearable<String>,
    /// When it is open, in words.
    pub hours: Clearable<String>,
    /// For the driver.
    pub instructions: Clearable<String>,
}

impl From<FacilityCreate> for FacilityUpdate {
    fn from(input: FacilityCreate) -> Self {
        Self {
            version: 0,
            name: Some(input.name),
            address: Some(input.address),
            time_zone: input.time_zone,
            latitude: input.latitude.into(),
            longitude: input.longitude.into(),
            geofence_radius_m: input.geofence_radius_m.into(),
            phone: input.phone.into(),
            hours: input.hours.into(),
            instructions: input.instructions.into(),
        }
    }
}

/// A page of facilities.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct FacilityPage {
    pub items: Vec<Facility>,
    /// Give it as `cursor` to read on; none on the last page.
    pub next_cursor: Option<String>,
    /// Rows of the filter in all, counted up to 10,000 when its first page was read.
    pub total_count: u64,
}

impl TryFrom<facility::Model> for Facility {
    type Error = ApiError;

    fn try_from(row: facility::Model) -> Result<Self, ApiError> {
        Ok(Self {
            id: row.id,
            name: row.name,
            address: from_json_column(row.address)?,
            time_zone: row.time_zone,
            latitude: row.latitude,
            longitude: row.longitude,
            geofence_radius_m: row.geofence_radius_m,
            phone: row.phone,
            hours: row.hours,
            instructions: row.instructions,
            archived_at: row.archived_at,
            merged_into_id: row.merged_into_id,
            version: row.version,
            created_at: row.created_at,
            updated_at: row.updated_at,
        })
    }
}
