//! Wire types of contract lanes.

use haul_api::{Clearable, IntoUpdate, page_of};
use haul_types::{ChargeBasis, Date, Equipment, NamedRef, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// A price agreed with a customer for all loads between two cities, for a time.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct ContractLane {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    /// Such as `Joliet, IL → Memphis, TN`.
    pub lane: String,
    pub customer: NamedRef,
    /// Where its loads are picked up.
    pub origin_city: String,
    /// Two letters, such as `IL`.
    pub origin_state: String,
    /// Where its loads are delivered.
    pub destination_city: String,
    /// Two letters, such as `TN`.
    pub destination_state: String,
    pub equipment: Equipment,
    /// `flat` or `per_mile`.
    pub basis: ChargeBasis,
    /// Dollars for the line haul, or per loaded mile; decimal with 4 places.
    pub rate: String,
    /// The program whose surcharge is added; none if the rate includes fuel.
    pub fuel_program: Option<NamedRef>,
    /// The first day on which loads are picked up at this price.
    pub starts_on: Date,
    /// The last day on which loads are picked up at this price.
    pub ends_on: Date,
    /// How many loads the customer has committed to.
    pub loads_per_week: Option<i32>,
    /// The customer's loads on this lane with a pickup in the last 28 days.
    pub recent_load_count: i64,
    /// The quote that it was made from.
    pub quote: Option<NamedRef>,
    /// For your own staff; at most 4,000 characters.
    pub notes: Option<String>,
    /// When it was archived, in UTC; omitted unless it is.
    pub archived_at: Option<Timestamp>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When it was added, in UTC.
    pub created_at: Timestamp,
    /// When it was last changed, in UTC.
    pub updated_at: Timestamp,
}

/// A contract lane to add.
#[derive(Clone, Debug, IntoUpdate, Object)]
#[into_update(ContractLaneUpdate)]
#[oai(skip_serializing_if_is_none)]
pub struct ContractLaneCreate {
    /// The customer it is agreed with.
    pub customer_id: Uuid,
    /// 1 to 80 characters.
    #[oai(validator(max_length = 80))]
    pub origin_city: String,
    /// Two letters, such as `IL`.
    pub origin_state: String,
    /// 1 to 80 characters.
    #[oai(validator(max_length = 80))]
    pub destination_city: String,
    /// Two letters, such as `TN`.
    pub destination_state: String,
    pub equipment: Equipment,
    /// `flat` or `per_mile`.
    pub basis: ChargeBasis,
    /// Dollars for the line haul, or per loaded mile; decimal with at most 4 places.
    pub rate: String,
    /// The program whose surcharge is added; omit it if the rate includes fuel.
    pub fuel_program_id: Option<Uuid>,
    /// The first day on which loads are picked up at this price.
    pub starts_on: Date,
    /// The last day on which loads are picked up at this price.
    pub ends_on: Date,
    /// How many loads the customer has committed to, 1 to 1,000.
    #[oai(validator(minimum(value = "1"), maximum(value = "1000")))]
    pub loads_per_week: Option<i32>,
    /// The quote that it is made from.
    pub quote_id: Option<Uuid>,
    /// For your own staff; at most 4,000 characters.
    pub notes: Option<String>,
}

/// Changes to a contract lane: omitted fields stay, null clears. Loads that are booked keep their price.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct ContractLaneUpdate {
    /// The version your change is based on.
    pub version: i32,
    /// The customer it is agreed with.
    pub customer_id: Option<Uuid>,
    /// 1 to 80 characters.
    #[oai(validator(max_length = 80))]
    pub origin_city: Option<String>,
    /// Two letters, such as `IL`.
    pub origin_state: Option<String>,
    /// 1 to 80 characters.
    #[oai(validator(max_length = 80))]
    pub destination_city: Option<String>,
    /// Two letters, such as `TN`.
    pub destination_state: Option<String>,
    pub equipment: Option<Equipment>,
    /// `flat` or `per_mile`.
    pub basis: Option<ChargeBasis>,
    /// Dollars for the line haul, or per loaded mile; decimal with at most 4 places.
    pub rate: Option<String>,
    /// The program whose surcharge is added; null if the rate includes fuel.
    pub fuel_program_id: Clearable<Uuid>,
    /// The first day on which loads are picked up at this price.
    pub starts_on: Option<Date>,
    /// The last day on which loads are picked up at this price.
    pub ends_on: Option<Date>,
    /// How many loads the customer has committed to, 1 to 1,000; null if to none.
    #[oai(validator(minimum(value = "1"), maximum(value = "1000")))]
    pub loads_per_week: Clearable<i32>,
    /// The quote that it is made from; null if from none.
    pub quote_id: Clearable<Uuid>,
    /// For your own staff; at most 4,000 characters.
    pub notes: Clearable<String>,
}

page_of! {
    /// A page of contract lanes.
    pub struct ContractLanePage of ContractLane;
}
