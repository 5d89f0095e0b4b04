//! Wire types of truck ownerships.

use haul_api::Clearable;
use haul_types::{Date, NamedRef, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// That a fleet owner owns a truck on certain days.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct TruckOwnership {
    pub id: Uuid,
    pub truck_id: Uuid,
    pub fleet_owner: NamedRef,
    /// First day.
    pub starts_on: Date,
    /// Last day; none while it lasts.
    pub ends_on: Option<Date>,
    /// Send it back with a change; it grows with each one.
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

/// An ownership to add.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct TruckOwnershipCreate {
    pub fleet_owner_id: Uuid,
    pub starts_on: Date,
    pub ends_on: Option<Date>,
}

/// Changes to an ownership: what is left out stays, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct TruckOwnershipUpdate {
    /// The version that the change was made on.
    pub version: i32,
    pub starts_on: Option<Date>,
    pub ends_on: Clearable<Date>,
}

/// Every ownership of one truck.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct TruckOwnershipList {
    pub items: Vec<TruckOwnership>,
}
