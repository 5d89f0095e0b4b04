//! Wire types of trucks.

use chrono::{DateTime, NaiveDate, Utc};
use poem_openapi::{Object, types::MaybeUndefined};
use uuid::Uuid;

use crate::{
    loads::LoadRef,
    terminals::TerminalRef,
    types::{NamedRef, PaperWarning, TruckOwnershipKind, VehicleStatus},
};

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
    pub vin: MaybeUndefined<String>,
    /// Model year.
    pub year: MaybeUndefined<i32>,
    pub make: MaybeUndefined<String>,
    pub model: MaybeUndefined<String>,
    pub plate: MaybeUndefined<String>,
    /// Two letters.
    pub plate_state: MaybeUndefined<String>,
    /// The carrier's own unless said otherwise.
    pub ownership: Option<TruckOwnershipKind>,
    /// Available unless said otherwise; out of service blocks assignment.
    pub status: Option<VehicleStatus>,
    pub status_reason: MaybeUndefined<String>,
    /// Last good day.
    pub registration_expires_on: MaybeUndefined<NaiveDate>,
    /// Last good day of the annual inspection (49 CFR 396.17).
    pub annual_inspection_expires_on: MaybeUndefined<NaiveDate>,
    /// Last good day.
    pub insurance_expires_on: MaybeUndefined<NaiveDate>,
    /// Never goes back.
    pub odometer_miles: MaybeUndefined<i32>,
    pub terminal_id: MaybeUndefined<Uuid>,
    /// Who usually drives it.
    pub usual_driver_id: MaybeUndefined<Uuid>,
    pub notes: MaybeUndefined<String>,
}

impl From<TruckCreate> for TruckUpdate {
    fn from(input: TruckCreate) -> Self {
        Self {
            version: 0,
            unit_number: Some(input.unit_number),
            vin: MaybeUndefined::from_opt_undefined(input.vin),
            year: MaybeUndefined::from_opt_undefined(input.year),
            make: MaybeUndefined::from_opt_undefined(input.make),
            model: MaybeUndefined::from_opt_undefined(input.model),
            plate: MaybeUndefined::from_opt_undefined(input.plate),
            plate_state: MaybeUndefined::from_opt_undefined(input.plate_state),
            ownership: input.ownership,
            status: input.status,
            status_reason: MaybeUndefined::from_opt_undefined(input.status_reason),
            registration_expires_on: MaybeUndefined::from_opt_undefined(input.registration_expires_on),
            annual_inspection_expires_on: MaybeUndefined::from_opt_undefined(input.annual_inspection_expires_on),
            insurance_expires_on: MaybeUndefined::from_opt_undefined(input.insurance_expires_on),
            odometer_miles: MaybeUndefined::from_opt_undefined(input.odometer_miles),
            terminal_id: MaybeUndefined::from_opt_undefined(input.terminal_id),
            usual_driver_id: MaybeUndefined::from_opt_undefined(input.usual_driver_id),
            notes: MaybeUndefined::from_opt_undefined(input.notes),
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
    /// Rows of the filter in all.
    pub total_count: u64,
}
