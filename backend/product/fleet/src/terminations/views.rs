//! Wire types of terminations.

use haul_api::{Clearable, page_of};
use haul_types::{Date, RehireEligibility, TerminationReason, TerminationStep, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// The end of a driver's employment or contract.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DriverTermination {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    /// The driver's id.
    pub driver_id: Uuid,
    /// First and last name of the driver.
    pub driver_name: String,
    /// The first day of what ended.
    pub employed_from: Option<Date>,
    /// The last day.
    pub last_on: Date,
    pub reason: TerminationReason,
    /// The reason in words.
    pub reason_note: Option<String>,
    pub rehire: RehireEligibility,
    /// What else may be told to a future employer, beside dates, position and accidents.
    pub reference_note: Option<String>,
    /// What has to be done, in the order in which people do it.
    pub checklist: Vec<TerminationTask>,
    /// Steps of the checklist that are not done.
    pub open_step_count: i32,
    /// When it was archived, in UTC; omitted unless it is.
    pub archived_at: Option<Timestamp>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When it was added, in UTC.
    pub created_at: Timestamp,
    /// When it was last changed, in UTC.
    pub updated_at: Timestamp,
}

/// A step of a termination's checklist.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct TerminationTask {
    pub step: TerminationStep,
    /// What has to be done.
    pub name: String,
    /// Where it comes from; omitted of the carrier's own steps.
    pub source: Option<String>,
    /// The day it was done; omitted while it is open.
    pub done_on: Option<Date>,
    /// Name of the user or API key that marked it done.
    pub done_by: Option<String>,
    /// Remark on the step.
    pub note: Option<String>,
}

/// A termination to add. The driver is terminated with it.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct DriverTerminationCreate {
    /// The driver's id.
    pub driver_id: Uuid,
    /// The last day; not in the future.
    pub last_on: Date,
    pub reason: TerminationReason,
    /// The reason in words; at most 1,000 characters.
    #[oai(validator(max_length = 1_000))]
    pub reason_note: Option<String>,
    pub rehire: RehireEligibility,
    /// What else may be told to a future employer; at most 2,000 characters.
    #[oai(validator(max_length = 2_000))]
    pub reference_note: Option<String>,
    /// Ends it although the driver is on open loads, which stay as they are.
    #[oai(default)]
    pub accepts_open_loads: bool,
}

/// The checklist begins with the steps that apply to the driver.
impl From<DriverTerminationCreate> for DriverTerminationUpdate {
    fn from(input: DriverTerminationCreate) -> Self {
        Self {
            version: 0,
            driver_id: Some(input.driver_id),
            last_on: Some(input.last_on),
            reason: Some(input.reason),
            reason_note: input.reason_note.into(),
            rehire: Some(input.rehire),
            reference_note: input.reference_note.into(),
            steps: None,
        }
    }
}

/// Changes to a termination: omitted fields stay, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct DriverTerminationUpdate {
    /// The version your change is based on.
    pub version: i32,
    /// Of a new one; it stays with its driver.
    #[oai(skip)]
    pub driver_id: Option<Uuid>,
    /// The last day; not in the future. The driver's changes with it.
    pub last_on: Option<Date>,
    pub reason: Option<TerminationReason>,
    /// The reason in words; at most 1,000 characters.
    #[oai(validator(max_length = 1_000))]
    pub reason_note: Clearable<String>,
    pub rehire: Option<RehireEligibility>,
    /// What else may be told to a future employer; at most 2,000 characters.
    #[oai(validator(max_length = 2_000))]
    pub reference_note: Clearable<String>,
    /// Steps of the checklist to change; the others stay.
    #[oai(validator(max_items = 50))]
    pub steps: Option<Vec<TerminationTaskUpdate>>,
}

/// Changes to a step: omitted fields stay, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct TerminationTaskUpdate {
    pub step: TerminationStep,
    /// The day it was done, not in the future; null reopens it.
    pub done_on: Clearable<Date>,
    /// Remark on the step, at most 500 characters.
    #[oai(validator(max_length = 500))]
    pub note: Clearable<String>,
}

/// What a future employer may be told (49 CFR 391.23(g)).
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct TerminationStatement {
    /// First and last name of the driver.
    pub driver_name: String,
    /// Such as `Company driver`.
    pub position: String,
    /// The first day of what ended.
    pub employed_from: Option<Date>,
    /// The last day.
    pub employed_to: Date,
    /// The driver's recordable accidents of the three years before the last day, the latest first.
    pub accidents: Vec<StatedAccident>,
    /// What else may be told.
    pub reference_note: Option<String>,
    /// All of it as a text to send.
    pub text: String,
}

/// An accident as the register has it (49 CFR 390.15(b)(1)).
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct StatedAccident {
    /// The day it happened.
    pub happened_on: Date,
    /// City or town, or the nearest one.
    pub city: String,
    /// Two letters.
    pub state: String,
    /// People who were treated away from the scene right away.
    pub injury_count: i32,
    /// People who died within 30 days of it.
    pub fatality_count: i32,
    /// Hazardous materials were released, other than fuel from a vehicle's tank.
    pub is_hazmat_released: bool,
}

page_of! {
    /// A page of terminations.
    pub struct DriverTerminationPage of DriverTermination;
}
