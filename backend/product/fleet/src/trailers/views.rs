//! Wire types of trailers.

use haul_annotations::tags::TagRef;
use haul_api::{Clearable, IntoUpdate, page_of};
use haul_company::terminals::TerminalRef;
use haul_types::{Date, Equipment, LoadRef, PaperWarning, Timestamp, VehicleStatus, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// A trailer.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct Trailer {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    /// Unique in your company.
    pub unit_number: String,
    /// 17 characters with a check digit.
    pub vin: Option<String>,
    /// What it carries.
    pub kind: Equipment,
    /// Length in feet, 1 to 100.
    pub length_feet: Option<i32>,
    /// Model year.
    pub year: Option<i32>,
    /// The manufacturer, at most 40 characters.
    pub make: Option<String>,
    /// Model name, at most 40 characters.
    pub model: Option<String>,
    /// As on the tires, such as `295/75R22.5`; at most 30 characters, stored in uppercase.
    pub tire_size: Option<String>,
    /// License plate, at most 12 characters; stored in uppercase.
    pub plate: Option<String>,
    /// Two letters.
    pub plate_state: Option<String>,
    /// Available by default; out of service blocks assignment.
    pub status: VehicleStatus,
    /// Why it has this status, at most 200 characters; not cleared when the status changes.
    pub status_reason: Option<String>,
    /// Last valid day.
    pub registration_expires_on: Option<Date>,
    /// Last valid day of the annual inspection (49 CFR 396.17).
    pub annual_inspection_expires_on: Option<Date>,
    pub terminal: Option<TerminalRef>,
    /// By name.
    pub tags: Vec<TagRef>,
    /// For your own staff; at most 4,000 characters.
    pub notes: Option<String>,
    /// It is on a load.
    pub is_assigned: bool,
    /// The load it is on now, if any.
    pub current_load: Option<LoadRef>,
    /// Papers that have expired or will within 30 days.
    pub paper_warnings: Vec<PaperWarning>,
    /// When it was archived, in UTC; omitted unless it is.
    pub archived_at: Option<Timestamp>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When it was added, in UTC.
    pub created_at: Timestamp,
    /// When it was last changed, in UTC.
    pub updated_at: Timestamp,
}

/// A trailer to add.
#[derive(Clone, Debug, IntoUpdate, Object)]
#[into_update(TrailerUpdate)]
#[oai(skip_serializing_if_is_none)]
pub struct TrailerCreate {
    /// Unique in your company.
    #[oai(validator(max_length = 20))]
    pub unit_number: String,
    /// 17 characters with a check digit.
    pub vin: Option<String>,
    /// What it carries.
    pub kind: Equipment,
    /// Length in feet, 1 to 100.
    #[oai(validator(minimum(value = "1"), maximum(value = "100")))]
    pub length_feet: Option<i32>,
    /// Model year.
    pub year: Option<i32>,
    /// The manufacturer, at most 40 characters.
    #[oai(validator(max_length = 40))]
    pub make: Option<String>,
    /// Model name, at most 40 characters.
    #[oai(validator(max_length = 40))]
    pub model: Option<String>,
    /// As on the tires, such as `295/75R22.5`; at most 30 characters, stored in uppercase.
    #[oai(validator(max_length = 30))]
    pub tire_size: Option<String>,
    /// License plate, at most 12 characters; stored in uppercase.
    #[oai(validator(max_length = 12))]
    pub plate: Option<String>,
    /// Two letters.
    pub plate_state: Option<String>,
    /// Available by default; out of service blocks assignment.
    pub status: Option<VehicleStatus>,
    /// Why it has this status, at most 200 characters; not cleared when the status changes.
    #[oai(validator(max_length = 200))]
    pub status_reason: Option<String>,
    /// Last valid day.
    #[into_update(skip)]
    pub registration_expires_on: Option<Date>,
    /// Last valid day of the annual inspection (49 CFR 396.17).
    #[into_update(skip)]
    pub annual_inspection_expires_on: Option<Date>,
    /// The terminal the trailer belongs to; omit for none.
    pub terminal_id: Option<Uuid>,
    /// For your own staff; at most 4,000 characters.
    pub notes: Option<String>,
}

/// Changes to a trailer: omitted fields stay, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct TrailerUpdate {
    /// The version your change is based on.
    pub version: i32,
    /// Unique in your company.
    #[oai(validator(max_length = 20))]
    pub unit_number: Option<String>,
    /// 17 characters with a check digit.
    pub vin: Clearable<String>,
    /// What it carries.
    pub kind: Option<Equipment>,
    /// Length in feet, 1 to 100.
    #[oai(validator(minimum(value = "1"), maximum(value = "100")))]
    pub length_feet: Clearable<i32>,
    /// Model year.
    pub year: Clearable<i32>,
    /// The manufacturer, at most 40 characters.
    #[oai(validator(max_length = 40))]
    pub make: Clearable<String>,
    /// Model name, at most 40 characters.
    #[oai(validator(max_length = 40))]
    pub model: Clearable<String>,
    /// As on the tires, such as `295/75R22.5`; at most 30 characters, stored in uppercase.
    #[oai(validator(max_length = 30))]
    pub tire_size: Clearable<String>,
    /// License plate, at most 12 characters; stored in uppercase.
    #[oai(validator(max_length = 12))]
    pub plate: Clearable<String>,
    /// Two letters.
    pub plate_state: Clearable<String>,
    /// Available by default; out of service blocks assignment.
    pub status: Option<VehicleStatus>,
    /// Why it has this status, at most 200 characters; not cleared when the status changes.
    #[oai(validator(max_length = 200))]
    pub status_reason: Clearable<String>,
    /// The terminal the trailer belongs to; null for none.
    pub terminal_id: Clearable<Uuid>,
    /// For your own staff; at most 4,000 characters.
    pub notes: Clearable<String>,
}

page_of! {
    /// A page of trailers.
    pub struct TrailerPage of Trailer;
}
