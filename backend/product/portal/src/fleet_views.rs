//! Wire types of a fleet owner's trucks and loads. What the customer pays stays between carrier and customer.

use haul_api::page_of;
use haul_loads::{LoadPlace, LoadSummary, NextStop};
use haul_types::{Date, LoadStatus, NamedRef, Timeliness, Timestamp, VehicleStatus, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// One of your trucks.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct OwnerTruck {
    /// The truck's id.
    pub id: Uuid,
    /// The carrier's number for the truck.
    pub unit_number: String,
    /// Model year.
    pub year: Option<i32>,
    /// The manufacturer.
    pub make: Option<String>,
    /// Model name.
    pub model: Option<String>,
    pub status: VehicleStatus,
    /// Driver of the current load, else the usual driver.
    pub driver_name: Option<String>,
    pub current_load: Option<OwnerLoad>,
    /// Last valid day; omitted if the carrier has not entered it.
    pub registration_expires_on: Option<Date>,
    /// Last valid day of the annual inspection (49 CFR 396.17); omitted if the carrier has not entered it.
    pub annual_inspection_expires_on: Option<Date>,
    /// Last valid day; omitted if the carrier has not entered it.
    pub insurance_expires_on: Option<Date>,
}

/// The trucks you own today.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct OwnerTruckList {
    /// By unit number.
    pub items: Vec<OwnerTruck>,
}

/// A load on one of your trucks, picked up while you owned it.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct OwnerLoad {
    /// The load's id.
    pub id: Uuid,
    /// The carrier's number for the load.
    pub number: String,
    pub status: LoadStatus,
    pub timeliness: Timeliness,
    pub truck: NamedRef,
    /// The driver assigned to it; omitted if there is none.
    pub driver_name: Option<String>,
    /// The first stop.
    pub origin: LoadPlace,
    /// The last stop.
    pub destination: LoadPlace,
    /// The first stop that the truck has not left.
    pub next_stop: Option<NextStop>,
    /// When the first stop's window opens.
    pub pickup_at: Timestamp,
    /// When the last stop's window opens.
    pub delivery_at: Timestamp,
    /// When the truck left the last stop, in UTC; omitted until then.
    pub delivered_at: Option<Timestamp>,
    /// Decimal with 1 place.
    pub loaded_miles: Option<String>,
    /// A proof of delivery has been uploaded.
    pub is_pod_present: bool,
}

page_of! {
    /// A page of loads.
    pub struct OwnerLoadPage of OwnerLoad;
}

/// Your trucks at a glance. The week starts on Monday in the carrier's time zone.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct OwnerDashboard {
    /// Trucks you own today.
    pub truck_count: u64,
    /// Those whose driver is on the road with a load.
    pub moving_truck_count: u64,
    /// Loads delivered this week.
    pub loads_this_week_count: u64,
    /// Their loaded miles; decimal with 1 place.
    pub miles_this_week: String,
    /// What the carrier charges for them.
    pub revenue_this_week_cents: i64,
    /// Currency of the revenue, always `USD`.
    pub currency: String,
    /// Papers of your trucks that have expired or will within 30 days, soonest first.
    pub expiring_papers: Vec<OwnerPaper>,
}

/// A paper that needs to be renewed.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct OwnerPaper {
    /// The truck's id.
    pub truck_id: Uuid,
    /// The carrier's number for the truck.
    pub unit_number: String,
    /// Such as `registration_expiring`.
    pub code: String,
    /// One sentence for a person.
    pub message: String,
    /// Last valid day.
    pub expires_on: Date,
}

impl OwnerLoad {
    /// None for a load without a truck, which no owner's list contains.
    pub(super) fn from_summary(load: LoadSummary) -> Option<Self> {
        Some(Self {
            truck: load.truck?,
            id: load.id,
            number: load.number,
            status: load.status,
            timeliness: load.timeliness,
            driver_name: load.driver.map(|driver| driver.name),
            origin: load.origin,
            destination: load.destination,
            next_stop: load.next_stop,
            pickup_at: load.pickup_at,
            delivery_at: load.delivery_at,
            delivered_at: load.delivered_at,
            loaded_miles: load.loaded_miles,
            is_pod_present: load.is_pod_present,
        })
    }
}
