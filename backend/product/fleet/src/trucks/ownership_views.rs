//! Wire types of truck ownerships.

use haul_api::Clearable;
use haul_types::{Date, NamedRef, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// A fleet owner's ownership of a truck over a range of days.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct TruckOwnership {
    pub id: Uuid,
    pub truck_id: Uuid,
    pub fleet_owner: NamedRef,
    /// First day.
    pub starts_on: Date,
    /// Last day; none while it continues.
    pub ends_on: Option<Date>,
    /// Send this version back with your change; it goes up with every change.
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

/// Changes to an ownership: omitted fields stay, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct TruckOwnershipUpdate {
    /// The version your change is based on.
    pub version: i32,
    pub starts_on: Option<Date>,
    pub ends_on: Clearable<Date>,
}

/// A truck's complete ownership history.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct TruckOwnershipList {
    pub items: Vec<TruckOwnership>,
}
