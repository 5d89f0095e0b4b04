//! Wire types of drivers' events.

use haul_api::{Clearable, IntoUpdate, page_of};
use haul_types::{
    CoachingTrigger, Date, DriverEventKind, DriverEventPaper, IncidentKind, NamedRef, Preventability, Timestamp,
    TrainingResult, WriteJson,
};
use poem_openapi::Object;
use uuid::Uuid;

/// A driver's training, signed policy, coaching or incident.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DriverEvent {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    /// The driver's id.
    pub driver_id: Uuid,
    /// First and last name of the driver.
    pub driver_name: String,
    pub kind: DriverEventKind,
    /// The day of the training, signature, talk or incident.
    pub happened_on: Date,
    /// The course or policy, or what it was about in a few words.
    pub title: String,
    /// What was taught, agreed, or what happened.
    pub note: Option<String>,
    /// Who trained or coached.
    pub led_by: Option<String>,
    /// The driver's paper that it became.
    pub item_type: Option<DriverEventPaper>,
    /// Last valid day of that paper.
    pub expires_on: Option<Date>,
    /// How long a training took, in minutes.
    pub duration_minutes: Option<i32>,
    /// How a training ended.
    pub result: Option<TrainingResult>,
    /// Version of a policy, such as `2026-01`.
    pub policy_version: Option<String>,
    /// What led to coaching.
    pub coaching_trigger: Option<CoachingTrigger>,
    /// What kind of incident it was.
    pub incident_kind: Option<IncidentKind>,
    /// Where an incident happened.
    pub place: Option<String>,
    /// Whether the driver could have prevented an incident.
    pub preventability: Option<Preventability>,
    /// What an incident cost, in cents of USD.
    pub cost_cents: Option<i64>,
    /// The day on which to come back to it.
    pub follow_up_on: Option<Date>,
    /// The day on which that was done.
    pub followed_up_on: Option<Date>,
    /// Its follow-up is still to do.
    pub is_follow_up_open: bool,
    /// The day of its follow-up is over.
    pub is_overdue: bool,
    /// The driver's files that belong to it.
    pub files: Vec<NamedRef>,
    /// When it was archived, in UTC; omitted unless it is.
    pub archived_at: Option<Timestamp>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When it was added, in UTC.
    pub created_at: Timestamp,
    /// When it was last changed, in UTC.
    pub updated_at: Timestamp,
}

/// A training, signed policy, coaching or incident to add.
#[derive(Clone, Debug, IntoUpdate, Object)]
#[into_update(DriverEventUpdate)]
#[oai(skip_serializing_if_is_none)]
pub struct DriverEventCreate {
    /// The driver's id.
    pub driver_id: Uuid,
    pub kind: DriverEventKind,
    /// The day of the training, signature, talk or incident; not in the future.
    pub happened_on: Date,
    /// The course or policy, or what it was about in a few words, at most 120 characters.
    #[oai(validator(max_length = 120))]
    pub title: String,
    /// What was taught, agreed, or what happened, at most 4,000 characters.
    #[oai(validator(max_length = 4_000))]
    pub note: Option<String>,
    /// Who trained or coached, at most 120 characters.
    #[oai(validator(max_length = 120))]
    pub led_by: Option<String>,
    /// The driver's paper that it becomes, which renews the one on file. Needs the permission `drivers:write`.
    pub item_type: Option<DriverEventPaper>,
    /// Last valid day of that paper, if it has an end.
    pub expires_on: Option<Date>,
    /// How long a training took, in minutes.
    #[oai(validator(minimum(value = "1"), maximum(value = "100000")))]
    pub duration_minutes: Option<i32>,
    /// How a training ended.
    pub result: Option<TrainingResult>,
    /// Version of a policy, at most 40 characters.
    #[oai(validator(max_length = 40))]
    pub policy_version: Option<String>,
    /// What led to coaching, which needs it.
    pub coaching_trigger: Option<CoachingTrigger>,
    /// What kind of incident it was; an incident needs it.
    pub incident_kind: Option<IncidentKind>,
    /// Where an incident happened, at most 120 characters.
    #[oai(validator(max_length = 120))]
    pub place: Option<String>,
    /// Whether the driver could have prevented an incident.
    pub preventability: Option<Preventability>,
    /// What an incident cost, in cents of USD.
    #[oai(validator(minimum(value = "0"), maximum(value = "10000000000")))]
    pub cost_cents: Option<i64>,
    /// The day on which to come back to it; the people in the section Safety get a notice.
    pub follow_up_on: Option<Date>,
    /// The day on which that was done; not in the future.
    pub followed_up_on: Option<Date>,
}

/// Changes to an event: omitted fields stay, null clears. A paper that it became stays as it is.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct DriverEventUpdate {
    /// The version your change is based on.
    pub version: i32,
    /// The driver's id. It stays once there is a paper.
    pub driver_id: Option<Uuid>,
    /// Fields of another kind have to be cleared with it.
    pub kind: Option<DriverEventKind>,
    /// The day of the training, signature, talk or incident; not in the future.
    pub happened_on: Option<Date>,
    /// The course or policy, or what it was about in a few words, at most 120 characters.
    #[oai(validator(max_length = 120))]
    pub title: Option<String>,
    /// What was taught, agreed, or what happened, at most 4,000 characters.
    #[oai(validator(max_length = 4_000))]
    pub note: Clearable<String>,
    /// Who trained or coached, at most 120 characters.
    #[oai(validator(max_length = 120))]
    pub led_by: Clearable<String>,
    /// Chosen when it is added; renew or correct the paper itself.
    pub item_type: Clearable<DriverEventPaper>,
    /// Last valid day of the paper; it stays as it was added.
    pub expires_on: Clearable<Date>,
    /// How long a training took, in minutes.
    #[oai(validator(minimum(value = "1"), maximum(value = "100000")))]
    pub duration_minutes: Clearable<i32>,
    /// How a training ended.
    pub result: Clearable<TrainingResult>,
    /// Version of a policy, at most 40 characters.
    #[oai(validator(max_length = 40))]
    pub policy_version: Clearable<String>,
    /// What led to coaching.
    pub coaching_trigger: Clearable<CoachingTrigger>,
    /// What kind of incident it was.
    pub incident_kind: Clearable<IncidentKind>,
    /// Where an incident happened, at most 120 characters.
    #[oai(validator(max_length = 120))]
    pub place: Clearable<String>,
    /// Whether the driver could have prevented an incident.
    pub preventability: Clearable<Preventability>,
    /// What an incident cost, in cents of USD.
    #[oai(validator(minimum(value = "0"), maximum(value = "10000000000")))]
    pub cost_cents: Clearable<i64>,
    /// The day on which to come back to it.
    pub follow_up_on: Clearable<Date>,
    /// The day on which that was done; not in the future.
    pub followed_up_on: Clearable<Date>,
}

page_of! {
    /// A page of events.
    pub struct DriverEventPage of DriverEvent;
}
