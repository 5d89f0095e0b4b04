//! Wire types of trucks.

use haul_api::{Clearable, IntoUpdate, page_of};
use haul_company::terminals::TerminalRef;
use haul_types::{Date, LoadRef, NamedRef, PaperWarning, Timestamp, TruckOwnershipKind, VehicleStatus, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// A power unit.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct Truck {
    pub id: Uuid,
    /// Unique in your company.
    pub unit_number: String,
    /// 17 characters with a check digit.
    pub vin: Option<String>,
    /// Model year.
    pub year: Option<i32>,
    pub make: Option<String>,
    pub model: Option<String>,
    pub plate: Option<String>,
    /// Two letters.
    pub plate_state: Option<String>,
    /// By default the carrier's own.
    pub ownership: TruckOwnershipKind,
    /// Available by default; out of service blocks assignment.
    pub status: VehicleStatus,
    pub status_reason: Option<String>,
    /// Last valid day.
    pub registration_expires_on: Option<Date>,
    /// Last valid day of the annual inspection (49 CFR 396.17).
    pub annual_inspection_expires_on: Option<Date>,
    /// Last valid day.
    pub insurance_expires_on: Option<Date>,
    /// Never goes back.
    pub odometer_miles: Option<i32>,
    pub terminal: Option<TerminalRef>,
    /// Who usually drives it.
    pub usual_driver: Option<NamedRef>,
    pub notes: Option<String>,
    /// It is on a load.
    pub is_assigned: bool,
    /// Today's owner; none for the carrier.
    pub fleet_owner: Option<NamedRef>,
    /// The load it is on now, if any.
    pub current_load: Option<LoadRef>,
    /// Papers that have expired or will within 30 days.
    pub paper_warnings: Vec<PaperWarning>,
    pub archived_at: Option<Timestamp>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

/// A truck to add.
#[derive(Clone, Debug, IntoUpdate, Object)]
#[into_update(TruckUpdate)]
#[oai(skip_serializing_if_is_none)]
pub struct TruckCreate {
    /// Unique in your company.
    pub unit_number: String,
    /// 17 characters with a check digit.
    pub vin: Option<String>,
    /// Model year.
    pub year: Option<i32>,
    pub make: Option<String>,
    pub model: Option<String>,
    pub plate: Option<String>,
    /// Two letters.
    pub plate_state: Option<String>,
    /// By default the carrier's own.
    pub ownership: Option<TruckOwnershipKind>,
    /// Available by default; out of service blocks assignment.
    pub status: Option<VehicleStatus>,
    pub status_reason: Option<String>,
    /// Last valid day.
    pub registration_expires_on: Option<Date>,
    /// Last valid day of the annual inspection (49 CFR 396.17).
    pub annual_inspection_expires_on: Option<Date>,
    /// Last valid day.
    pub insurance_expires_on: Option<Date>,
    /// Never goes back.
    pub odometer_miles: Option<i32>,
    pub terminal_id: Option<Uuid>,
    /// Who usually drives it.
    pub usual_driver_id: Option<Uuid>,
    pub notes: Option<String>,
}

/// Changes to a truck: omitted fields stay, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct TruckUpdate {
    /// The version your change is based on.
    pub version: i32,
    /// Unique in your company.
    pub unit_number: Option<String>,
    /// 17 characters with a check digit.
    pub vin: Clearable<String>,
    /// Model year.
    pub year: Clearable<i32>,
    pub make: Clearable<String>,
    pub model: Clearable<String>,
    pub plate: Clearable<String>,
    /// Two letters.
    pub plate_state: Clearable<String>,
    /// By default the carrier's own.
    pub ownership: Option<TruckOwnershipKind>,
    /// Available by default; out of service blocks assignment.
    pub status: Option<VehicleStatus>,
    pub status_reason: Clearable<String>,
    /// Last valid day.
    pub registration_expires_on: Clearable<Date>,
    /// Last valid day of the annual inspection (49 CFR 396.17).
    pub annual_inspection_expires_on: Clearable<Date>,
    /// Last valid day.
    pub insurance_expires_on: Clearable<Date>,
    /// Never goes back.
    pub odometer_miles: Clearable<i32>,
    pub terminal_id: Clearable<Uuid>,
    /// Who usually drives it.
    pub usual_driver_id: Clearable<Uuid>,
    pub notes: Clearable<String>,
}

page_of! {
    /// A page of trucks.
    pub struct TruckPage of Truck;
}
