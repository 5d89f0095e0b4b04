//! Wire types of legal holds.

use haul_api::{Clearable, IntoUpdate, page_of};
use haul_types::{ComplianceSubject, Date, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// A legal hold on a driver, truck, trailer or carrier.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct LegalHold {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    pub record_kind: ComplianceSubject,
    /// The id of the driver, truck, trailer or carrier.
    pub record_id: Uuid,
    /// The driver's or carrier's name, or the unit number.
    pub record_name: String,
    /// The claim, case or audit that may ask for the records.
    pub matter: String,
    /// Why they have to be kept.
    pub reason: String,
    /// The day from which the records have to be kept.
    pub begins_on: Date,
    /// Name of the user or API key that placed it.
    pub placed_by: String,
    /// The day it was released; omitted while it is in force.
    pub released_on: Option<Date>,
    /// Name of the user or API key that released it.
    pub released_by: Option<String>,
    /// Nothing of the record can be purged now.
    pub is_in_force: bool,
    /// When it was archived, in UTC; omitted unless it is.
    pub archived_at: Option<Timestamp>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When it was added, in UTC.
    pub created_at: Timestamp,
    /// When it was last changed, in UTC.
    pub updated_at: Timestamp,
}

/// A legal hold to place. Name exactly one record.
#[derive(Clone, Debug, IntoUpdate, Object)]
#[into_update(LegalHoldUpdate)]
#[oai(skip_serializing_if_is_none)]
pub struct LegalHoldCreate {
    /// The driver on hold.
    pub driver_id: Option<Uuid>,
    /// The truck on hold.
    pub truck_id: Option<Uuid>,
    /// The trailer on hold.
    pub trailer_id: Option<Uuid>,
    /// The carrier on hold.
    pub motor_carrier_id: Option<Uuid>,
    /// The claim, case or audit that may ask for the records; at most 120 characters.
    #[oai(validator(max_length = 120))]
    pub matter: String,
    /// Why they have to be kept; at most 1,000 characters.
    #[oai(validator(max_length = 1_000))]
    pub reason: String,
    /// The day from which the records have to be kept; not in the future.
    pub begins_on: Date,
    /// The day it was released, for one that is over; not in the future.
    pub released_on: Option<Date>,
}

/// Changes to a legal hold: omitted fields stay, null clears. Afterwards it names exactly one record.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct LegalHoldUpdate {
    /// The version your change is based on.
    pub version: i32,
    /// The driver on hold.
    pub driver_id: Clearable<Uuid>,
    /// The truck on hold.
    pub truck_id: Clearable<Uuid>,
    /// The trailer on hold.
    pub trailer_id: Clearable<Uuid>,
    /// The carrier on hold.
    pub motor_carrier_id: Clearable<Uuid>,
    /// The claim, case or audit that may ask for the records; at most 120 characters.
    #[oai(validator(max_length = 120))]
    pub matter: Option<String>,
    /// Why they have to be kept; at most 1,000 characters.
    #[oai(validator(max_length = 1_000))]
    pub reason: Option<String>,
    /// The day from which the records have to be kept; not in the future.
    pub begins_on: Option<Date>,
    /// The day it is released; not in the future. Null puts it back in force.
    pub released_on: Clearable<Date>,
}

page_of! {
    /// A page of legal holds.
    pub struct LegalHoldPage of LegalHold;
}
