//! Wire types of carriers.

use haul_annotations::tags::TagRef;
use haul_api::{Clearable, IntoUpdate, page_of};
use haul_company::fmcsa::FmcsaRecord;
use haul_types::{
    Address, Date, DocketNumber, FmcsaStatus, MotorCarrierKind, MotorCarrierStatus, PaperWarning, Timestamp, WriteJson,
};
use poem_openapi::{Enum, Object};
use uuid::Uuid;

/// A carrier under whose authority trucks run.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct MotorCarrier {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    pub kind: MotorCarrierKind,
    /// 1 to 120 characters.
    pub legal_name: String,
    /// The name it does business as.
    pub dba_name: Option<String>,
    /// USDOT number, unique in your company.
    pub dot_number: String,
    /// MC, MX and FF numbers.
    pub docket_numbers: Vec<DocketNumber>,
    /// Trucks that name no carrier run under it: your own authority with your company's USDOT number.
    pub is_default: bool,
    /// The contact person.
    pub contact_name: Option<String>,
    /// E.164, such as `+13125550123`.
    pub phone: Option<String>,
    /// The carrier's email address, in lowercase.
    pub email: Option<String>,
    pub address: Option<Address>,
    /// Your company's decision.
    pub status: MotorCarrierStatus,
    /// Why it is on watch or not used.
    pub status_reason: Option<String>,
    /// For your own staff; at most 4,000 characters.
    pub notes: Option<String>,
    /// What FMCSA's last answer comes to.
    pub fmcsa_status: FmcsaStatus,
    /// The last answer that had the carrier.
    pub fmcsa: Option<FmcsaRecord>,
    /// When FMCSA last answered, in UTC.
    pub fmcsa_checked_at: Option<Timestamp>,
    /// When an answer last differed from the one before, in UTC.
    pub fmcsa_changed_at: Option<Timestamp>,
    /// When FMCSA was last asked without an answer, in UTC; omitted if it has answered since.
    pub fmcsa_failed_at: Option<Timestamp>,
    /// Why there was no answer.
    pub fmcsa_problem: Option<String>,
    /// Last valid day of the auto liability insurance on file with you.
    pub auto_insurance_expires_on: Option<Date>,
    /// Last valid day of the cargo insurance on file with you.
    pub cargo_insurance_expires_on: Option<Date>,
    /// Papers that it needs.
    pub required_count: u64,
    /// Of these, papers that are on file and have not expired.
    pub complete_count: u64,
    /// Papers that have expired or soon will.
    pub paper_warnings: Vec<PaperWarning>,
    /// Trucks that run under it.
    pub truck_count: u64,
    /// By name.
    pub tags: Vec<TagRef>,
    /// Why nothing under its authority can be assigned today; empty if it can.
    pub objections: Vec<CarrierObjection>,
    /// When it was archived, in UTC; omitted unless it is.
    pub archived_at: Option<Timestamp>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When it was added, in UTC.
    pub created_at: Timestamp,
    /// When it was last changed, in UTC.
    pub updated_at: Timestamp,
}

/// Why nothing under a carrier's authority can be assigned.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct CarrierObjection {
    /// Such as `carrier_do_not_use`.
    pub code: String,
    /// One sentence for a person, about "it".
    pub message: String,
}

/// A carrier to add.
#[derive(Clone, Debug, IntoUpdate, Object)]
#[into_update(MotorCarrierUpdate)]
#[oai(skip_serializing_if_is_none)]
pub struct MotorCarrierCreate {
    pub kind: MotorCarrierKind,
    /// 1 to 120 characters.
    #[oai(validator(max_length = 120))]
    pub legal_name: String,
    /// The name it does business as.
    #[oai(validator(max_length = 120))]
    pub dba_name: Option<String>,
    /// USDOT number of 1 to 8 digits, unique in your company.
    pub dot_number: String,
    /// All of its MC, MX and FF numbers, at most 50.
    #[oai(validator(max_items = 50))]
    pub docket_numbers: Option<Vec<DocketNumber>>,
    /// The contact person.
    #[oai(validator(max_length = 120))]
    pub contact_name: Option<String>,
    /// E.164, such as `+13125550123`.
    pub phone: Option<String>,
    /// The carrier's email address, in lowercase.
    pub email: Option<String>,
    pub address: Option<Address>,
    /// Active if omitted.
    pub status: Option<MotorCarrierStatus>,
    /// Why it is on watch or not used, at most 200 characters; required then.
    #[oai(validator(max_length = 200))]
    pub status_reason: Option<String>,
    /// For your own staff; at most 4,000 characters.
    pub notes: Option<String>,
}

/// Changes to a carrier: omitted fields stay, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct MotorCarrierUpdate {
    /// The version your change is based on.
    pub version: i32,
    pub kind: Option<MotorCarrierKind>,
    /// 1 to 120 characters.
    #[oai(validator(max_length = 120))]
    pub legal_name: Option<String>,
    /// The name it does business as.
    #[oai(validator(max_length = 120))]
    pub dba_name: Clearable<String>,
    /// USDOT number of 1 to 8 digits, unique in your company. What FMCSA said about the old one is forgotten.
    pub dot_number: Option<String>,
    /// All of its MC, MX and FF numbers, at most 50.
    #[oai(validator(max_items = 50))]
    pub docket_numbers: Option<Vec<DocketNumber>>,
    /// The contact person.
    #[oai(validator(max_length = 120))]
    pub contact_name: Clearable<String>,
    /// E.164, such as `+13125550123`.
    pub phone: Clearable<String>,
    /// The carrier's email address, in lowercase.
    pub email: Clearable<String>,
    /// The carrier's postal address; null if it isn't known.
    pub address: Clearable<Address>,
    /// `active` clears the reason.
    pub status: Option<MotorCarrierStatus>,
    /// Why it is on watch or not used, at most 200 characters; required then.
    #[oai(validator(max_length = 200))]
    pub status_reason: Clearable<String>,
    /// For your own staff; at most 4,000 characters.
    pub notes: Clearable<String>,
}

page_of! {
    /// A page of carriers.
    pub struct MotorCarrierPage of MotorCarrier;
}

/// What FMCSA's registry says about a number.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct MotorCarrierLookup {
    pub outcome: LookupOutcome,
    /// USDOT number of the carrier that was found.
    pub dot_number: Option<String>,
    /// What the answer comes to.
    pub fmcsa_status: Option<FmcsaStatus>,
    pub fmcsa: Option<FmcsaRecord>,
    /// Why there was no answer.
    pub problem: Option<String>,
    /// The carrier of your company that has this USDOT number, archived or not.
    pub motor_carrier_id: Option<Uuid>,
}

/// Whether FMCSA's registry has a carrier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum, WriteJson)]
#[oai(rename_all = "snake_case")]
pub enum LookupOutcome {
    Found,
    /// Enter the details by hand.
    NotFound,
    /// No answer: enter the details by hand. The carrier is checked later.
    Unavailable,
}

/// Another USDOT number for your company.
#[derive(Clone, Debug, Object)]
pub struct DotNumberChange {
    /// The company's version that your change is based on.
    pub version: i32,
    /// 1 to 8 digits, which no other registered company has.
    pub dot_number: String,
}
