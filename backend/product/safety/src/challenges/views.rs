//! Wire types of challenges.

use haul_api::{Clearable, IntoUpdate, page_of};
use haul_types::{DataQReason, DataQStatus, Date, NamedRef, Timestamp, WriteJson, text_enum};
use poem_openapi::Object;
use uuid::Uuid;

/// A challenge of an inspection or accident in FMCSA's DataQs.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DataQChallenge {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    pub subject: DataQSubject,
    /// `Inspection IL00123456` or `Accident in Joliet, IL`.
    pub subject_name: String,
    /// The day of the inspection or accident.
    pub happened_on: Date,
    /// By report number.
    pub roadside_inspection: Option<NamedRef>,
    /// By place.
    pub accident: Option<NamedRef>,
    /// The inspection's violations that it is about; empty if it concerns the whole report.
    pub violation_codes: Vec<String>,
    pub reason: DataQReason,
    pub status: DataQStatus,
    /// The number that DataQs gave it.
    pub request_number: Option<String>,
    /// The day it was filed.
    pub filed_on: Option<Date>,
    /// The day the agency decided or asked for more.
    pub answered_on: Option<Date>,
    /// What you argue.
    pub argument: Option<String>,
    /// What the agency answered.
    pub answer: Option<String>,
    /// The user in charge.
    pub owner: Option<NamedRef>,
    /// The last day on which DataQs takes it: three years after an inspection, five after an accident.
    pub file_by: Date,
    /// The day by which the next step is due: filing a draft, the agency's answer within 75 days, or your reply within 14
    /// days if it asks for more. Omitted once it is decided.
    pub next_due_on: Option<Date>,
    /// That day is over.
    pub is_overdue: bool,
    /// It is not decided yet.
    pub is_open: bool,
    /// When it was archived, in UTC; omitted unless it is.
    pub archived_at: Option<Timestamp>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When it was added, in UTC.
    pub created_at: Timestamp,
    /// When it was last changed, in UTC.
    pub updated_at: Timestamp,
}

text_enum! {
    /// What a challenge is about.
    pub enum DataQSubject {
        Inspection = "inspection",
        Accident = "accident",
    }
}

/// A challenge to add, of either an inspection or an accident.
#[derive(Clone, Debug, IntoUpdate, Object)]
#[into_update(DataQChallengeUpdate)]
#[oai(skip_serializing_if_is_none)]
pub struct DataQChallengeCreate {
    /// The inspection it is about.
    pub roadside_inspection_id: Option<Uuid>,
    /// The accident it is about.
    pub accident_id: Option<Uuid>,
    /// The inspection's violations that it is about; the reasons `violation_incorrect` and `citation_dismissed` need one.
    #[oai(validator(max_items = 50))]
    pub violation_codes: Option<Vec<String>>,
    /// One of an inspection, or one of a crash.
    pub reason: DataQReason,
    /// `draft` if omitted.
    pub status: Option<DataQStatus>,
    /// The number that DataQs gave it, at most 40 characters.
    #[oai(validator(max_length = 40))]
    pub request_number: Option<String>,
    /// The day it was filed; every status but `draft` needs it.
    pub filed_on: Option<Date>,
    /// The day the agency decided or asked for more; every status after `filed` needs it.
    pub answered_on: Option<Date>,
    /// What you argue, at most 4,000 characters.
    #[oai(validator(max_length = 4_000))]
    pub argument: Option<String>,
    /// What the agency answered, at most 4,000 characters.
    #[oai(validator(max_length = 4_000))]
    pub answer: Option<String>,
    /// The user in charge.
    pub owner_id: Option<Uuid>,
}

/// Changes to a challenge: omitted fields stay, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct DataQChallengeUpdate {
    /// The version your change is based on.
    pub version: i32,
    /// The inspection it is about.
    pub roadside_inspection_id: Clearable<Uuid>,
    /// The accident it is about.
    pub accident_id: Clearable<Uuid>,
    /// All of the inspection's violations that it is about.
    #[oai(validator(max_items = 50))]
    pub violation_codes: Option<Vec<String>>,
    /// One of an inspection, or one of a crash.
    pub reason: Option<DataQReason>,
    pub status: Option<DataQStatus>,
    /// The number that DataQs gave it, at most 40 characters.
    #[oai(validator(max_length = 40))]
    pub request_number: Clearable<String>,
    /// The day it was filed; every status but `draft` needs it.
    pub filed_on: Clearable<Date>,
    /// The day the agency decided or asked for more; every status after `filed` needs it.
    pub answered_on: Clearable<Date>,
    /// What you argue, at most 4,000 characters.
    #[oai(validator(max_length = 4_000))]
    pub argument: Clearable<String>,
    /// What the agency answered, at most 4,000 characters.
    #[oai(validator(max_length = 4_000))]
    pub answer: Clearable<String>,
    /// The user in charge.
    pub owner_id: Clearable<Uuid>,
}

page_of! {
    /// A page of challenges.
    pub struct DataQChallengePage of DataQChallenge;
}
