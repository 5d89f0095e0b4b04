//! Wire types of retention and of proposals to purge.

use haul_api::page_of;
use haul_types::{
    ComplianceSubject, Date, PurgeObstacle, PurgeStatus, RetainedKind, RetentionRule, Timestamp, WriteJson,
};
use poem_openapi::Object;
use uuid::Uuid;

/// How long some records have to be kept.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct RetentionPeriod {
    pub rule: RetentionRule,
    /// The records that it is about.
    pub records: String,
    /// The day from which the time counts.
    pub counts_from: String,
    /// Months for which they have to be kept. They may go on the day after.
    pub months: u32,
    /// Where the rule comes from.
    pub source: String,
}

/// The driver, truck, trailer or carrier that a record is about.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct RetainedSubject {
    pub kind: ComplianceSubject,
    /// The record's id.
    pub id: Uuid,
    /// The driver's or carrier's name, or the unit number.
    pub name: String,
}

/// A record that no longer has to be kept.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct RetainedRecord {
    pub record_kind: RetainedKind,
    /// The record's id.
    pub record_id: Uuid,
    /// What it is, such as `Medical certificate`.
    pub name: String,
    /// What it is about; omitted of a random draw, which is about many drivers.
    pub about: Option<RetainedSubject>,
    pub rule: RetentionRule,
    /// The day from which its time counts.
    pub dated_on: Date,
    /// The first day on which it may be purged.
    pub due_on: Date,
    /// Why it has to stay; omitted if it can be purged.
    pub obstacle: Option<PurgeObstacle>,
    /// The open proposal that it is in.
    pub purge_proposal_id: Option<Uuid>,
}

/// What may be purged today.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct Retention {
    /// The company's day on which it was computed.
    pub as_of: Date,
    /// At most 500, those that have been due longest first. Kinds that you may not read are left out.
    pub items: Vec<RetainedRecord>,
    /// Records that match, those beyond the 500 included.
    pub total_count: u64,
    /// All rules, those of which nothing is due included.
    pub rules: Vec<RetentionPeriod>,
}

/// A record to purge.
#[derive(Clone, Debug, PartialEq, Eq, Object)]
pub struct PurgeChoice {
    pub record_kind: RetainedKind,
    /// The record's id.
    pub record_id: Uuid,
}

/// A proposal to make.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct PurgeProposalCreate {
    /// Records that may be purged today; 1 to 500.
    #[oai(validator(min_items = 1, max_items = 500))]
    pub items: Vec<PurgeChoice>,
    /// Remark for the person who decides, at most 1,000 characters.
    #[oai(validator(max_length = 1_000))]
    pub note: Option<String>,
}

/// A decision on a proposal.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct PurgeDecision {
    /// The version your decision is based on.
    pub version: i32,
    /// Remark on the decision, at most 1,000 characters.
    #[oai(validator(max_length = 1_000))]
    pub note: Option<String>,
}

/// A record of a proposal.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct PurgeProposalItem {
    pub record_kind: RetainedKind,
    /// The record's id.
    pub record_id: Uuid,
    /// What it is, such as `Medical certificate`.
    pub name: String,
    /// What it is about; omitted of a random draw, which is about many drivers.
    pub about: Option<RetainedSubject>,
    pub rule: RetentionRule,
    /// The day from which its time counts.
    pub dated_on: Date,
    /// It was deleted for good.
    pub is_deleted: bool,
    /// Why it was kept when the proposal was approved.
    pub obstacle: Option<PurgeObstacle>,
}

/// A proposal to purge records, and what became of it.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct PurgeProposal {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    pub status: PurgeStatus,
    /// What each record is, never what it says. Kinds that you may not read are left out.
    pub items: Vec<PurgeProposalItem>,
    /// Records of the proposal.
    pub item_count: i32,
    /// Records that were deleted.
    pub deleted_count: i32,
    /// Remark for the person who decides.
    pub note: Option<String>,
    /// Name of the user who proposed it.
    pub proposed_by: String,
    /// You proposed it, so another person has to approve it.
    pub is_mine: bool,
    /// Name of the user who decided.
    pub decided_by: Option<String>,
    /// When it was approved or rejected, in UTC.
    pub decided_at: Option<Timestamp>,
    /// Remark on the decision.
    pub decision_note: Option<String>,
    /// Send this version back with your decision; it goes up with every change.
    pub version: i32,
    /// When it was proposed, in UTC.
    pub created_at: Timestamp,
    /// When it was last changed, in UTC.
    pub updated_at: Timestamp,
}

page_of! {
    /// A page of proposals.
    pub struct PurgeProposalPage of PurgeProposal;
}
