//! Wire types of inquiries.

use haul_api::{Clearable, IntoUpdate, page_of};
use haul_types::{ContactMethod, Date, InquiryOutcome, InquiryState, NamedRef, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// An inquiry to a driver's previous employer.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct EmployerInquiry {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    pub driver: NamedRef,
    /// The previous employer.
    pub employer_name: String,
    /// Who answers there.
    pub contact_name: Option<String>,
    pub phone: Option<String>,
    pub email: Option<String>,
    /// What the driver did there.
    pub position: Option<String>,
    /// The first day of the employment, as the driver tells.
    pub from_on: Option<Date>,
    /// The last day of the employment, as the driver tells.
    pub to_on: Option<Date>,
    /// The employer is subject to FMCSA's safety rules.
    pub is_regulated: bool,
    /// The job was subject to drug and alcohol testing (49 CFR part 40).
    pub is_safety_sensitive: bool,
    /// The day the driver agreed to the inquiry in writing (391.53(b)(1)).
    pub authorized_on: Option<Date>,
    /// Each contact, the earliest first.
    pub attempts: Vec<ContactAttempt>,
    /// The day of the first contact; omitted until there is one.
    pub asked_on: Option<Date>,
    pub state: InquiryState,
    /// The day by which the file must hold an answer or the documented attempts: 30 days after the driver was hired
    /// (391.23(c)). Omitted without a hire date.
    pub due_on: Option<Date>,
    /// It is not closed, and that day has passed.
    pub is_overdue: bool,
    pub outcome: Option<InquiryOutcome>,
    /// The day of the outcome.
    pub closed_on: Option<Date>,
    /// What the employer confirms: dates, position, equipment, reason for leaving.
    pub answer: Option<String>,
    /// Accidents of the three years before, as the employer tells (391.23(d)(2)).
    pub accidents: Option<String>,
    /// Drug and alcohol violations, as an employer under another DOT agency tells (391.23(e)). The Clearinghouse answers for
    /// FMCSA's employers.
    pub test_violations: Option<String>,
    /// The employer would hire the driver again.
    pub is_rehire_eligible: Option<bool>,
    /// What the driver objects to the answer (391.23(j)).
    pub rebuttal: Option<String>,
    /// The day of the rebuttal.
    pub rebutted_on: Option<Date>,
    /// When it was archived, in UTC; omitted unless it is.
    pub archived_at: Option<Timestamp>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When it was added, in UTC.
    pub created_at: Timestamp,
    /// When it was last changed, in UTC.
    pub updated_at: Timestamp,
}

/// One contact with an employer.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct ContactAttempt {
    /// The day of the contact; not in the future.
    pub on: Date,
    pub method: ContactMethod,
    /// Who was reached and what was said, at most 300 characters.
    #[oai(validator(max_length = 300))]
    pub note: Option<String>,
}

/// An inquiry to add.
#[derive(Clone, Debug, IntoUpdate, Object)]
#[into_update(EmployerInquiryUpdate)]
#[oai(skip_serializing_if_is_none)]
pub struct EmployerInquiryCreate {
    /// The driver's id.
    pub driver_id: Uuid,
    /// The previous employer, at most 120 characters.
    #[oai(validator(max_length = 120))]
    pub employer_name: String,
    /// Who answers there, at most 120 characters.
    #[oai(validator(max_length = 120))]
    pub contact_name: Option<String>,
    /// US or Canadian number.
    pub phone: Option<String>,
    pub email: Option<String>,
    /// What the driver did there, at most 120 characters.
    #[oai(validator(max_length = 120))]
    pub position: Option<String>,
    /// The first day of the employment, as the driver tells.
    pub from_on: Option<Date>,
    /// The last day of the employment, as the driver tells.
    pub to_on: Option<Date>,
    /// The employer is subject to FMCSA's safety rules; true if omitted.
    pub is_regulated: Option<bool>,
    /// The job was subject to drug and alcohol testing (49 CFR part 40); true if omitted.
    pub is_safety_sensitive: Option<bool>,
    /// The day the driver agreed to the inquiry in writing; not in the future.
    pub authorized_on: Option<Date>,
    /// Each contact; none if omitted.
    #[oai(validator(max_items = 30))]
    pub attempts: Option<Vec<ContactAttempt>>,
    pub outcome: Option<InquiryOutcome>,
    /// The day of the outcome; an outcome needs it.
    pub closed_on: Option<Date>,
    /// What the employer confirms: dates, position, equipment, reason for leaving; at most 2,000 characters.
    #[oai(validator(max_length = 2_000))]
    pub answer: Option<String>,
    /// Accidents of the three years before, as the employer tells; at most 2,000 characters.
    #[oai(validator(max_length = 2_000))]
    pub accidents: Option<String>,
    /// Drug and alcohol violations, as an employer under another DOT agency tells; at most 2,000 characters.
    #[oai(validator(max_length = 2_000))]
    pub test_violations: Option<String>,
    /// The employer would hire the driver again.
    pub is_rehire_eligible: Option<bool>,
    /// What the driver objects to the answer, at most 2,000 characters.
    #[oai(validator(max_length = 2_000))]
    pub rebuttal: Option<String>,
    /// The day of the rebuttal; a rebuttal needs it.
    pub rebutted_on: Option<Date>,
}

/// Changes to an inquiry: omitted fields stay, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct EmployerInquiryUpdate {
    /// The version your change is based on.
    pub version: i32,
    /// The driver's id.
    pub driver_id: Option<Uuid>,
    /// The previous employer, at most 120 characters.
    #[oai(validator(max_length = 120))]
    pub employer_name: Option<String>,
    /// Who answers there, at most 120 characters.
    #[oai(validator(max_length = 120))]
    pub contact_name: Clearable<String>,
    /// US or Canadian number.
    pub phone: Clearable<String>,
    pub email: Clearable<String>,
    /// What the driver did there, at most 120 characters.
    #[oai(validator(max_length = 120))]
    pub position: Clearable<String>,
    /// The first day of the employment, as the driver tells.
    pub from_on: Clearable<Date>,
    /// The last day of the employment, as the driver tells.
    pub to_on: Clearable<Date>,
    /// The employer is subject to FMCSA's safety rules.
    pub is_regulated: Option<bool>,
    /// The job was subject to drug and alcohol testing (49 CFR part 40).
    pub is_safety_sensitive: Option<bool>,
    /// The day the driver agreed to the inquiry in writing; not in the future.
    pub authorized_on: Clearable<Date>,
    /// All contacts.
    #[oai(validator(max_items = 30))]
    pub attempts: Option<Vec<ContactAttempt>>,
    pub outcome: Clearable<InquiryOutcome>,
    /// The day of the outcome; an outcome needs it.
    pub closed_on: Clearable<Date>,
    /// What the employer confirms: dates, position, equipment, reason for leaving; at most 2,000 characters.
    #[oai(validator(max_length = 2_000))]
    pub answer: Clearable<String>,
    /// Accidents of the three years before, as the employer tells; at most 2,000 characters.
    #[oai(validator(max_length = 2_000))]
    pub accidents: Clearable<String>,
    /// Drug and alcohol violations, as an employer under another DOT agency tells; at most 2,000 characters.
    #[oai(validator(max_length = 2_000))]
    pub test_violations: Clearable<String>,
    /// The employer would hire the driver again.
    pub is_rehire_eligible: Clearable<bool>,
    /// What the driver objects to the answer, at most 2,000 characters.
    #[oai(validator(max_length = 2_000))]
    pub rebuttal: Clearable<String>,
    /// The day of the rebuttal; a rebuttal needs it.
    pub rebutted_on: Clearable<Date>,
}

page_of! {
    /// A page of inquiries.
    pub struct EmployerInquiryPage of EmployerInquiry;
}
