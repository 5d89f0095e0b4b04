//! Wire types of drivers.

use haul_annotations::tags::TagRef;
use haul_api::{Clearable, IntoUpdate, page_of};
use haul_company::terminals::TerminalRef;
use haul_types::{
    Address, Date, DriverEmployment, DriverKind, DriverStatus, Endorsement, LicenseClass, LoadRef, NamedRef,
    PaperWarning, Timestamp, WriteJson,
};
use poem_openapi::Object;
use uuid::Uuid;

/// A driver.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct Driver {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    /// Short and unique in your company.
    pub code: Option<String>,
    /// 1 to 60 characters.
    pub first_name: String,
    /// 1 to 60 characters.
    pub last_name: String,
    /// E.164.
    pub phone: Option<String>,
    /// The driver's email address, in lowercase.
    pub email: Option<String>,
    pub kind: DriverKind,
    /// Active by default.
    pub status: DriverStatus,
    /// The day the driver was hired.
    pub hired_on: Option<Date>,
    /// The day employment or the contract ended, not before `hired_on`; the driver's status is set separately.
    pub terminated_on: Option<Date>,
    /// The day the driver came back, after `terminated_on`.
    pub rehired_on: Option<Date>,
    pub employment: DriverEmployment,
    /// As on the commercial driver's license, at most 30 characters; stored in uppercase.
    pub license_number: Option<String>,
    /// Two letters.
    pub license_state: Option<String>,
    /// Drives vehicles that need a commercial driver's license.
    pub has_cdl: bool,
    pub license_class: Option<LicenseClass>,
    /// Last valid day.
    pub license_expires_on: Option<Date>,
    /// Endorsements on the license; empty if it has none.
    pub endorsements: Vec<Endorsement>,
    /// Letters as on the license, such as `E`.
    pub restrictions: Vec<String>,
    /// Last valid day of the medical certificate (49 CFR 391.45).
    pub medical_expires_on: Option<Date>,
    /// Last valid day of the Transportation Worker Identification Credential; loads for secure port areas need it.
    pub twic_expires_on: Option<Date>,
    /// The day by which the driver is to be home.
    pub home_by_on: Option<Date>,
    /// What was agreed about it, such as `daughter's birthday`.
    pub home_note: Option<String>,
    pub terminal: Option<TerminalRef>,
    /// By name.
    pub tags: Vec<TagRef>,
    /// Whose truck they drive.
    pub fleet_owner: Option<NamedRef>,
    pub emergency_contact: Option<EmergencyContact>,
    pub address: Option<Address>,
    /// For your own staff; at most 4,000 characters.
    pub notes: Option<String>,
    /// First and last name.
    pub full_name: String,
    /// The load they are on now, if any.
    pub current_load: Option<LoadRef>,
    /// Papers that have expired or will within 30 days, and `driver_prohibited` of a driver who may not drive.
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

/// A driver to add.
#[derive(Clone, Debug, IntoUpdate, Object)]
#[into_update(DriverUpdate)]
#[oai(skip_serializing_if_is_none)]
pub struct DriverCreate {
    /// Short and unique in your company.
    #[oai(validator(max_length = 20))]
    pub code: Option<String>,
    /// 1 to 60 characters.
    #[oai(validator(max_length = 60))]
    pub first_name: String,
    /// 1 to 60 characters.
    #[oai(validator(max_length = 60))]
    pub last_name: String,
    /// E.164.
    pub phone: Option<String>,
    /// The driver's email address, in lowercase.
    pub email: Option<String>,
    pub kind: DriverKind,
    /// Active by default.
    pub status: Option<DriverStatus>,
    /// The day the driver was hired.
    pub hired_on: Option<Date>,
    /// The day employment or the contract ended, not before `hired_on`; the driver's status is set separately.
    pub terminated_on: Option<Date>,
    /// The day the driver came back, after `terminated_on`. What has to be done for each hire then has to be done again.
    pub rehired_on: Option<Date>,
    /// `regular` if omitted.
    pub employment: Option<DriverEmployment>,
    /// As on the commercial driver's license, at most 30 characters; stored in uppercase.
    #[oai(validator(max_length = 30))]
    pub license_number: Option<String>,
    /// Two letters.
    pub license_state: Option<String>,
    /// Drives vehicles that need a commercial driver's license; true if omitted.
    pub has_cdl: Option<bool>,
    pub license_class: Option<LicenseClass>,
    /// Last valid day.
    #[into_update(skip)]
    pub license_expires_on: Option<Date>,
    /// Endorsements on the license; none if omitted.
    pub endorsements: Option<Vec<Endorsement>>,
    /// Letters as on the license, such as `E`.
    pub restrictions: Option<Vec<String>>,
    /// Last valid day of the medical certificate (49 CFR 391.45).
    #[into_update(skip)]
    pub medical_expires_on: Option<Date>,
    /// Last valid day of the Transportation Worker Identification Credential; loads for secure port areas need it.
    #[into_update(skip)]
    pub twic_expires_on: Option<Date>,
    /// The day by which the driver is to be home.
    pub home_by_on: Option<Date>,
    /// What was agreed about it; at most 200 characters.
    #[oai(validator(max_length = 200))]
    pub home_note: Option<String>,
    /// The terminal the driver belongs to; omit for none.
    pub terminal_id: Option<Uuid>,
    /// Whose truck they drive.
    pub fleet_owner_id: Option<Uuid>,
    pub emergency_contact: Option<EmergencyContact>,
    pub address: Option<Address>,
    /// For your own staff; at most 4,000 characters.
    pub notes: Option<String>,
}

/// Changes to a driver: omitted fields stay, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct DriverUpdate {
    /// The version your change is based on.
    pub version: i32,
    /// Short and unique in your company.
    #[oai(validator(max_length = 20))]
    pub code: Clearable<String>,
    /// 1 to 60 characters.
    #[oai(validator(max_length = 60))]
    pub first_name: Option<String>,
    /// 1 to 60 characters.
    #[oai(validator(max_length = 60))]
    pub last_name: Option<String>,
    /// E.164.
    pub phone: Clearable<String>,
    /// The driver's email address, in lowercase.
    pub email: Clearable<String>,
    pub kind: Option<DriverKind>,
    /// Active by default.
    pub status: Option<DriverStatus>,
    /// The day the driver was hired.
    pub hired_on: Clearable<Date>,
    /// The day employment or the contract ended, not before `hired_on`; the driver's status is set separately.
    pub terminated_on: Clearable<Date>,
    /// The day the driver came back, after `terminated_on`. What has to be done for each hire then has to be done again.
    pub rehired_on: Clearable<Date>,
    pub employment: Option<DriverEmployment>,
    /// As on the commercial driver's license, at most 30 characters; stored in uppercase.
    #[oai(validator(max_length = 30))]
    pub license_number: Clearable<String>,
    /// Two letters.
    pub license_state: Clearable<String>,
    /// Drives vehicles that need a commercial driver's license.
    pub has_cdl: Option<bool>,
    /// Class of the commercial driver's license; null if it isn't known.
    pub license_class: Clearable<LicenseClass>,
    /// All endorsements on the license.
    pub endorsements: Option<Vec<Endorsement>>,
    /// Letters as on the license, such as `E`.
    pub restrictions: Option<Vec<String>>,
    /// The day by which the driver is to be home; null if no day was agreed.
    pub home_by_on: Clearable<Date>,
    /// What was agreed about it; at most 200 characters.
    #[oai(validator(max_length = 200))]
    pub home_note: Clearable<String>,
    /// The terminal the driver belongs to; null for none.
    pub terminal_id: Clearable<Uuid>,
    /// Whose truck they drive.
    pub fleet_owner_id: Clearable<Uuid>,
    /// Whom to call in an emergency.
    pub emergency_contact: Clearable<EmergencyContact>,
    /// The driver's postal address; null if it isn't known.
    pub address: Clearable<Address>,
    /// For your own staff; at most 4,000 characters.
    pub notes: Clearable<String>,
}

page_of! {
    /// A page of drivers.
    pub struct DriverPage of Driver;
}

/// Whom to call.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct EmergencyContact {
    /// 1 to 120 characters.
    #[oai(validator(max_length = 120))]
    pub name: String,
    /// E.164.
    pub phone: String,
    /// Such as `wife` or `brother`.
    #[oai(validator(max_length = 60))]
    pub relation: Option<String>,
}
