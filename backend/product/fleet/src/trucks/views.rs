//! Wire types of trucks.

use chrono::{DateTime, NaiveDate, Utc};
use haul_api::Clearable;
use haul_company::terminals::TerminalRef;
use haul_types::{LoadRef, NamedRef, PaperWarning, TruckOwnershipKind, VehicleStatus};
use poem_openapi::Object;
use uuid::Uuid;

/// A power unit.
#[derive(Clone, Debug, PartialEq, Object)]
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
    /// The carrier's own unless said otherwise.
    pub ownership: TruckOwnershipKind,
    /// Available unless said otherwise; out of service blocks assignment.
    pub status: VehicleStatus,
    pub status_reason: Option<String>,
    /// Last good day.
    pub registration_expires_on: Option<NaiveDate>,
    /// Last good day of the annual inspection (49 CFR 396.17).
    pub annual_inspection_expires_on: Option<NaiveDate>,
    /// Last good day.
    pub insurance_expires_on: Option<NaiveDate>,
    /// Never goes back.
    pub odometer_miles: Option<i32>,
    pub terminal: Option<TerminalRef>,
    /// Who usually drives it.
    pub usual_driver: Option<NamedRef>,
    pub notes: Option<String>,
    /// It is on a load.
    pub is_assigned: bool,
    /// Who owns it today; none for the carrier.
    pub fleet_owner: Option<NamedRef>,
    /// What it is on now, if anything.
    pub current_load: Option<LoadRef>,
    /// Papers that have expired or will within 30 days.
    pub paper_warnings: Vec<PaperWarning>,
    pub archived_at: Option<DateTime<Utc>>,
    /// Send it back with a change; it grows with each one.
    pub version: i32,
    pub created_at: DateTime<Utc>,
    pub updated_at: DateTime<Utc>,
}

/// A truck to add.
#[derive(Clone, Debug, Object)]
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
    /// The carrier's own unless said otherwise.
    pub ownership: Option<TruckOwnershipKind>,
    /// Available unless said otherwise; out of service blocks assignment.
    pub status: Option<VehicleStatus>,
    pub status_reason: Option<String>,
    /// Last good day.
    pub registration_expires_on: Option<NaiveDate>,
    /// Last good day of the annual inspection (49 CFR 396.17).
    pub annual_inspection_expires_on: Option<NaiveDate>,
    /// Last good day.
    pub insurance_expires_on: Option<NaiveDate>,
    /// Never goes back.
    pub odometer_miles: Option<i32>,
    pub terminal_id: Option<Uuid>,
    /// Who usually drives it.
    pub usual_driver_id: Option<Uuid>,
    pub notes: Option<String>,
}

/// Changes to a truck: what is left out stays, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct TruckUpdate {
    /// The version that the change was made on.
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
    /// The carrier's own unless said otherwise.
    pub ownership: Option<TruckOwnershipKind>,
    /// Available unless said otherwise; out of service blocks assignment.
    pub status: Option<VehicleStatus>,
    pub status_reason: Clearable<String>,
    /// Last good day.
    pub registration_expires_on: Clearable<NaiveDate>,
    /// Last good day of the annual inspection (49 CFR 396.17).
    pub annual_inspection_expires_on: Clearable<NaiveDate>,
    /// Last good day.
    pub insurance_expires_on: Clearable<NaiveDate>,
    /// Never goes back.
    pub odometer_miles: Clearable<i32>,
    pub terminal_id: Clearable<Uuid>,
    /// Who usually drives it.
    pub usual_driver_id: Clearable<Uuid>,
    pub notes: Clearable<String>,
}

impl From<TruckCreate> for TruckUpdate {
    fn from(input: TruckCreate) -> Self {
        Self {
            version: 0,
            unit_number: Some(input.unit_number),
            vin: input.vin.into(),
            year: input.year.into(),
            make: input.make.into(),
            model: input.model.into(),
            plate: input.plate.into(),
            plate_state: input.plate_state.into(),
            ownership: input.ownership,
            status: input.status,
            status_reason: input.status_reason.into(),
            registration_expires_on: input.registration_expires_on.into(),
            annual_inspection_expires_on: input.annual_inspection_expires_on.into(),
            insurance_expires_on: input.insurance_expires_on.into(),
            odometer_miles: input.odometer_miles.into(),
            terminal_id: input.terminal_id.into(),
            usual_driver_id: input.usual_driver_id.into(),
            notes: input.notes.into(),
        }
    }
}

/// A page of trucks.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct TruckPage {
    pub items: Vec<Truck>,
    /// Give it as `cursor` to read on; none on the last page.
    pub next_cursor: Option<String>,
    /// Rows of the filter in all, counted up to 10,000 when its first page was read.
    pub total_count: u64,
}
