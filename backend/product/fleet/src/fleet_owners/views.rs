//! Wire types of fleet owners.

use haul_api::{Clearable, IntoUpdate, page_of};
use haul_types::{Address, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// A person who owns trucks that run under the carrier's authority.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct FleetOwner {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    /// The owner's name, 1 to 120 characters.
    pub name: String,
    /// The business that owns the trucks.
    pub company_name: Option<String>,
    /// Where sign-in links go; unique among your fleet owners.
    pub email: String,
    /// E.164.
    pub phone: Option<String>,
    pub address: Option<Address>,
    /// For your own staff, never shown to the owner; at most 4,000 characters.
    pub notes: Option<String>,
    /// Trucks owned today.
    pub truck_count: u64,
    /// When it was archived, in UTC; omitted unless it is.
    pub archived_at: Option<Timestamp>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When it was added, in UTC.
    pub created_at: Timestamp,
    /// When it was last changed, in UTC.
    pub updated_at: Timestamp,
}

/// A fleet owner to add.
#[derive(Clone, Debug, IntoUpdate, Object)]
#[into_update(FleetOwnerUpdate)]
#[oai(skip_serializing_if_is_none)]
pub struct FleetOwnerCreate {
    /// The owner's name, 1 to 120 characters.
    #[oai(validator(max_length = 120))]
    pub name: String,
    /// The business that owns the trucks.
    #[oai(validator(max_length = 120))]
    pub company_name: Option<String>,
    /// Where sign-in links go; unique among your fleet owners.
    pub email: String,
    /// E.164.
    pub phone: Option<String>,
    pub address: Option<Address>,
    /// For your own staff, never shown to the owner; at most 4,000 characters.
    pub notes: Option<String>,
}

/// Changes to a fleet owner: omitted fields stay, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct FleetOwnerUpdate {
    /// The version your change is based on.
    pub version: i32,
    /// The owner's name, 1 to 120 characters.
    #[oai(validator(max_length = 120))]
    pub name: Option<String>,
    /// The business that owns the trucks.
    #[oai(validator(max_length = 120))]
    pub company_name: Clearable<String>,
    /// Where sign-in links go; unique among your fleet owners.
    pub email: Option<String>,
    /// E.164.
    pub phone: Clearable<String>,
    /// The owner's postal address; null if it isn't known.
    pub address: Clearable<Address>,
    /// For your own staff, never shown to the owner; at most 4,000 characters.
    pub notes: Clearable<String>,
}

page_of! {
    /// A page of fleet owners.
    pub struct FleetOwnerPage of FleetOwner;
}
