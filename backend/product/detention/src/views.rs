//! Wire types of detention.

use haul_types::{
    Date, DetentionCap, DetentionOutcome, DetentionStatus, DetentionTerms, EventSource, NamedRef, Schedule, StopKind,
    Timestamp, WriteJson,
};
use poem_openapi::{Enum, Object};
use uuid::Uuid;

use crate::action::DetentionAction;

/// The detention at one stop, and the state of its claim.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct Detention {
    /// The detention's id.
    pub id: Uuid,
    pub status: DetentionStatus,
    pub load: DetentionLoad,
    pub customer: NamedRef,
    pub stop: DetentionStop,
    /// When the truck arrived; none without an arrival, and while that is unconfirmed.
    pub arrived_at: Option<Timestamp>,
    /// When the truck left; for a canceled load or an unused truck, the time of that decision. None while it is there.
    pub departed_at: Option<Timestamp>,
    /// Minutes from arrival to departure, or until now while the truck is there.
    pub dwell_minutes: Option<i64>,
    /// When free time starts by the terms; none without a confirmed arrival, at a drop stop, and for a claim forfeited
    /// by a late arrival.
    pub clock_starts_at: Option<Timestamp>,
    /// When free time ends; none if `clock_starts_at` is none.
    pub free_until: Option<Timestamp>,
    /// When dispatch is warned that free time ends.
    pub notice_due_at: Option<Timestamp>,
    pub outcome: DetentionOutcome,
    /// The truck arrived after the agreed time plus the terms' grace.
    pub is_late: bool,
    /// Minutes beyond free time, before rounding. While the truck is there, this and the amounts below count until now.
    pub waited_minutes: i64,
    /// `waited_minutes` rounded by the terms; 0 below their minimum.
    pub billable_minutes: i64,
    /// What the billable minutes cost by the terms, in cents, with every cap applied.
    pub amount_cents: i64,
    /// Always `USD`.
    pub currency: String,
    /// The terms' price of an hour, in cents.
    pub hourly_rate_cents: i64,
    pub capped_by: Option<DetentionCap>,
    /// What the charge on the load claims; less than `amount_cents` if that was agreed.
    pub approved_cents: Option<i64>,
    /// The facts changed after the decision.
    pub has_changed_facts: bool,
    /// The terms require a notice to the customer before free time ends, and none was sent.
    pub is_notice_missing: bool,
    /// When dispatch was warned that free time ends.
    pub noticed_at: Option<Timestamp>,
    /// When the customer was emailed before free time ended; none if the terms require no notice or there was no
    /// address.
    pub mailed_at: Option<Timestamp>,
    /// When the claim was last decided; none while it is undecided.
    pub decided_at: Option<Timestamp>,
    /// Name of the user or API key that decided.
    pub decided_by: Option<String>,
    /// The note, reason or objection given with the decision.
    pub decision_note: Option<String>,
    /// Holidays that weren't counted.
    pub holidays: Vec<Date>,
    /// Decisions allowed now.
    pub allowed_actions: Vec<DetentionAction>,
    /// Send this version back with a decision; it goes up with every change.
    pub version: i32,
}

/// The load of a wait.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DetentionLoad {
    /// The load's id.
    pub id: Uuid,
    /// The load number.
    pub number: String,
    /// The customer's own number for the load.
    pub customer_reference: Option<String>,
    /// Approved for billing: its revenue is read-only.
    pub is_financially_locked: bool,
}

/// The stop of a wait.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DetentionStop {
    /// The stop's id.
    pub id: Uuid,
    /// 1, 2, 3 … in route order.
    pub sequence: i32,
    pub kind: StopKind,
    pub facility: NamedRef,
    /// City of the stop's facility.
    pub city: String,
    /// Two letters, such as `TX`.
    pub state: String,
    /// IANA name.
    pub time_zone: String,
    pub schedule: Schedule,
    /// When the stop's window opens.
    pub earliest_at: Timestamp,
    /// When the stop's window ends; none if only a start is agreed.
    pub latest_at: Option<Timestamp>,
}

/// A page of detention.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DetentionPage {
    /// One for each stop.
    pub items: Vec<Detention>,
    /// Send it as `cursor` for the next page; none on the last page.
    pub next_cursor: Option<String>,
    /// All rows that match the filter.
    pub total_count: u64,
}

/// All evidence for a claim: how the amount was calculated, the terms, and the timeline of what is on record.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DetentionCase {
    pub detention: Detention,
    /// The terms as they were when the truck arrived.
    pub terms: DetentionTerms,
    /// How the amount is calculated, one sentence each.
    pub explanation: Vec<String>,
    /// What the clock says now, if it differs from what was decided.
    pub recalculated: Option<DetentionRecalculation>,
    /// Oldest first.
    pub timeline: Vec<DetentionEvidence>,
}

/// What the clock says by the current facts.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct DetentionRecalculation {
    /// Minutes beyond free time, rounded by the terms.
    pub billable_minutes: i64,
    /// What they cost by the terms, in cents, with every cap applied.
    pub amount_cents: i64,
}

/// One piece of evidence about a wait.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DetentionEvidence {
    pub kind: DetentionEvidenceKind,
    /// When it happened; for a document, when it was added.
    pub at: Timestamp,
    /// One line for a person, such as `Truck arrived`.
    pub title: String,
    /// A note, an address or a file's name.
    pub detail: Option<String>,
    /// Who or what reported the event at the stop.
    pub source: Option<EventSource>,
    /// An estimate that was filled in.
    pub is_estimated: bool,
    /// Voided: a time that was undone, or a message that could not be delivered.
    pub is_void: bool,
    /// Who recorded, uploaded or decided it.
    pub by: Option<String>,
    /// When it was entered, if that differs from when it happened.
    pub recorded_at: Option<Timestamp>,
    /// The document, for evidence of that kind.
    pub document_id: Option<Uuid>,
    /// Of the document, such as `application/pdf`.
    pub media_type: Option<String>,
}

/// The kind of evidence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum, WriteJson)]
#[oai(rename_all = "snake_case")]
pub enum DetentionEvidenceKind {
    /// Recorded at the stop.
    StopEvent,
    /// A check call from inside the facility's circle.
    Position,
    /// A moment computed from the terms.
    Clock,
    /// Dispatch was notified.
    Notice,
    /// The customer was notified.
    Mail,
    Document,
    Decision,
}

/// The terms in effect and where they come from.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DetentionPolicy {
    pub terms: DetentionTerms,
    pub source: DetentionPolicySource,
    /// Send this version back with a change; 0 without terms of its own.
    pub version: i32,
    /// When these terms last changed; none for the product's.
    pub updated_at: Option<Timestamp>,
}

/// Where the terms come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum, WriteJson)]
#[oai(rename_all = "snake_case")]
pub enum DetentionPolicySource {
    /// The product: the trade's common terms.
    Product,
    /// The company, for customers without terms of their own.
    Company,
    /// The company, for this customer.
    Customer,
}

/// Terms that replace the current ones.
#[derive(Clone, Debug, Object)]
pub struct DetentionPolicyReplace {
    /// The version your change is based on; 0 for the first terms.
    pub version: i32,
    pub terms: DetentionTerms,
}

impl DetentionEvidence {
    /// An event, to be filled in.
    pub(super) fn of(kind: DetentionEvidenceKind, at: Timestamp) -> Self {
        Self {
            kind,
            at,
            title: String::new(),
            detail: None,
            source: None,
            is_estimated: false,
            is_void: false,
            by: None,
            recorded_at: None,
            document_id: None,
            media_type: None,
        }
    }
}
