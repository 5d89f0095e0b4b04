//! Wire types of trailers.

use haul_api::{Clearable, IntoUpdate, page_of};
use haul_company::terminals::TerminalRef;
use haul_types::{Date, Equipment, LoadRef, PaperWarning, Timestamp, VehicleStatus, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// A trailer.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct Trailer {
    pub id: Uuid,
    /// Unique in your company.
    pub unit_number: String,
    /// 17 characters with a check digit.
    pub vin: Option<String>,
    /// What it carries.
    pub kind: Equipment,
    pub length_feet: Option<i32>,
    /// Model year.
    pub year: Option<i32>,
    pub make: Option<String>,
    pub model: Option<String>,
    pub plate: Option<String>,
    /// Two letters.
    pub plate_state: Option<String>,
    /// Available by default; out of service blocks assignment.
    pub status: VehicleStatus,
    pub status_reason: Option<String>,
    /// Last valid day.
    pub registration_expires_on: Option<Date>,
    /// Last valid day of the annual inspection (49 CFR 396.17).
    pub annual_inspection_expires_on: Option<Date>,
    pub terminal: Option<TerminalRef>,
    pub notes: Option<String>,
    /// It is on a load.
    pub is_assigned: bool,
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

/// A trailer to add.
#[derive(Clone, Debug, IntoUpdate, Object)]
#[into_update(TrailerUpdate)]
#[oai(skip_serializing_if_is_none)]
pub struct TrailerCreate {
    /// Unique in your company.
    pub unit_number: String,
    /// 17 characters with a check digit.
    pub vin: Option<String>,
    /// What it carries.
    pub kind: Equipment,
    pub length_feet: Option<i32>,
    /// Model year.
    pub year: Option<i32>,
    pub make: Option<String>,
    pub model: Option<String>,
    pub plate: Option<String>,
    /// Two letters.
    pub plate_state: Option<String>,
    /// Available by default; out of service blocks assignment.
    pub status: Option<VehicleStatus>,
    pub status_reason: Option<String>,
    /// Last valid day.
    pub registration_expires_on: Option<Date>,
    /// Last valid day of the annual inspection (49 CFR 396.17).
    pub annual_inspection_expires_on: Option<Date>,
    pub terminal_id: Option<Uuid>,
    pub notes: Option<String>,
}

/// Changes to a trailer: omitted fields stay, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct TrailerUpdate {
    /// The version your change is based on.
    pub version: i32,
    /// Unique in your company.
    pub unit_number: Option<String>,
    /// 17 characters with a check digit.
    pub vin: Clearable<String>,
    /// What it carries.
    pub kind: Option<Equipment>,
    pub length_feet: Clearable<i32>,
    /// Model year.
    pub year: Clearable<i32>,
    pub make: Clearable<String>,
    pub model: Clearable<String>,
    pub plate: Clearable<String>,
    /// Two letters.
    pub plate_state: Clearable<String>,
    /// Available by default; out of service blocks assignment.
    pub status: Option<VehicleStatus>,
    pub status_reason: Clearable<String>,
    /// Last valid day.
    pub registration_expires_on: Clearable<Date>,
    /// Last valid day of the annual inspection (49 CFR 396.17).
    pub annual_inspection_expires_on: Clearable<Date>,
    pub terminal_id: Clearable<Uuid>,
    pub notes: Clearable<String>,
}

page_of! {
    /// A page of trailers.
    pub struct TrailerPage of Trailer;
}
