//! Wire types of items.

use haul_api::{Clearable, page_of};
use haul_types::{ComplianceStatus, ComplianceSubject, Date, NamedRef, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

use crate::medical::MedicalProof;

/// A paper of a driver, truck, trailer or carrier.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct ComplianceItem {
    /// The item's id.
    pub id: Uuid,
    pub record_kind: ComplianceSubject,
    /// The record it belongs to.
    pub record_id: Uuid,
    /// `Ann Lee`, `Truck 101`.
    pub record_name: String,
    /// A type of `GET /api/compliance_types`.
    pub item_type: String,
    /// The type's usual name.
    pub name: String,
    /// Its status today, in your company's time zone.
    pub status: ComplianceStatus,
    /// Number on the paper.
    pub number: Option<String>,
    /// Who issued it, such as a state or an examiner.
    pub issuer: Option<String>,
    /// The day it was issued or done.
    pub issued_on: Option<Date>,
    /// Last valid day; omitted if it has no end.
    pub expires_on: Option<Date>,
    /// Why this record needs none; omitted unless it is waived.
    pub waived_reason: Option<String>,
    /// Remark on the item.
    pub note: Option<String>,
    /// The record's files that belong to it.
    pub files: Vec<NamedRef>,
    /// Name of the user or API key that added it.
    pub added_by: String,
    /// When a newer one took its place; omitted unless one did.
    pub superseded_at: Option<Timestamp>,
    /// When it was archived; omitted unless it is.
    pub archived_at: Option<Timestamp>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When it was added.
    pub created_at: Timestamp,
    /// When it was last changed.
    pub updated_at: Timestamp,
}

page_of! {
    /// A page of items.
    pub struct ComplianceItemPage of ComplianceItem;
}

/// An item to add. It takes the place of the record's current one of the same type, which is kept.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct ComplianceItemCreate {
    /// A type of `GET /api/compliance_types` that such a record can have.
    #[oai(validator(max_length = 40))]
    pub item_type: String,
    /// Number on the paper, at most 60 characters.
    #[oai(validator(max_length = 60))]
    pub number: Option<String>,
    /// Who issued it, at most 120 characters.
    #[oai(validator(max_length = 120))]
    pub issuer: Option<String>,
    /// The day it was issued or done; not in the future.
    pub issued_on: Option<Date>,
    /// Last valid day. Types that always expire need it, and those that never do take none.
    pub expires_on: Option<Date>,
    /// Why this record needs none, at most 200 characters; then it has no dates. Types that affect dispatch can't be
    /// waived.
    #[oai(validator(max_length = 200))]
    pub waived_reason: Option<String>,
    /// Remark on the item, at most 1,000 characters.
    #[oai(validator(max_length = 1_000))]
    pub note: Option<String>,
}

/// Changes to an item, to correct it: omitted fields stay, null clears. To renew it, add a new one.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct ComplianceItemUpdate {
    /// The version your change is based on.
    pub version: i32,
    /// Number on the paper, at most 60 characters.
    #[oai(validator(max_length = 60))]
    pub number: Clearable<String>,
    /// Who issued it, at most 120 characters.
    #[oai(validator(max_length = 120))]
    pub issuer: Clearable<String>,
    /// The day it was issued or done; not in the future.
    pub issued_on: Clearable<Date>,
    /// Last valid day.
    pub expires_on: Clearable<Date>,
    /// Why this record needs none, at most 200 characters; then it has no dates.
    #[oai(validator(max_length = 200))]
    pub waived_reason: Clearable<String>,
    /// Remark on the item, at most 1,000 characters.
    #[oai(validator(max_length = 1_000))]
    pub note: Clearable<String>,
}

/// All that a record should have on file.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct ComplianceChecklist {
    pub record_kind: ComplianceSubject,
    /// The record's id.
    pub record_id: Uuid,
    /// `Ann Lee`, `Truck 101`.
    pub record_name: String,
    /// The day for which statuses hold: today, or the past day that was asked for.
    pub as_of: Date,
    /// Types that the record needs; waived ones do not count.
    pub required_count: u64,
    /// Those of them that are on file and have not expired.
    pub complete_count: u64,
    /// What proves the medical certification of a driver with a CDL, by the state that licensed the driver; omitted for others,
    /// and while that state is not entered.
    pub medical_proof: Option<MedicalProof>,
    /// One line per type that is required or on file, and then those that could be added.
    pub lines: Vec<ComplianceLine>,
}

/// One type of a record's checklist.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct ComplianceLine {
    /// The type's code.
    pub item_type: String,
    /// The type's usual name.
    pub name: String,
    /// Where the requirement comes from.
    pub source: Option<String>,
    /// Every record of this kind needs it.
    pub is_required: bool,
    /// Your office provides it. Drivers are asked for it only if you name it.
    pub is_from_office: bool,
    /// Always has a last valid day.
    pub must_expire: bool,
    /// Can have a last valid day.
    pub can_expire: bool,
    /// Judged when a load is assigned; such an item can't be waived.
    pub affects_dispatch: bool,
    /// Its status on the day.
    pub status: ComplianceStatus,
    /// The current one; omitted if nothing is on file.
    pub item: Option<ComplianceItem>,
    /// Those it took the place of, newest first.
    pub earlier: Vec<ComplianceItem>,
}
