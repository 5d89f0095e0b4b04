//! Wire types of truck ownerships.

use haul_api::Clearable;
use haul_types::{Date, NamedRef, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// A fleet owner's ownership of a truck over a range of days.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct TruckOwnership {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    /// The truck's id.
    pub truck_id: Uuid,
    pub fleet_owner: NamedRef,
    /// First day.
    pub starts_on: Date,
    /// Last day; none while it continues.
    pub ends_on: Option<Date>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When it was added, in UTC.
    pub created_at: Timestamp,
    /// When it was last changed, in UTC.
    pub updated_at: Timestamp,
}

/// An ownership to add.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct TruckOwnershipCreate {
    /// The fleet owner who owns the truck in these days.
    pub fleet_owner_id: Uuid,
    /// First day.
    pub starts_on: Date,
    /// Last day; omit while it continues.
    pub ends_on: Option<Date>,
}

/// Changes to an ownership: omitted fields stay, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct TruckOwnershipUpdate {
    /// The version your change is based on.
    pub version: i32,
    /// First day.
    pub starts_on: Option<Date>,
    /// Last day; null while it continues.
    pub ends_on: Clearable<Date>,
}

/// A truck's complete ownership history.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct TruckOwnershipList {
    /// The latest first.
    pub items: Vec<TruckOwnership>,
}
