//! Wire types of claims.

use haul_api::{Clearable, IntoUpdate, page_of};
use haul_types::{ClaimKind, ClaimStatus, ClaimStep, Date, LoadRef, NamedRef, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// A claim against your company, or of it.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct Claim {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    pub kind: ClaimKind,
    pub status: ClaimStatus,
    /// Who claims.
    pub claimant: String,
    /// The day it happened.
    pub happened_on: Date,
    /// The day you received it.
    pub reported_on: Date,
    /// The accident it stems from, by place.
    pub accident: Option<NamedRef>,
    pub load: Option<LoadRef>,
    pub driver: Option<NamedRef>,
    /// By unit number.
    pub truck: Option<NamedRef>,
    /// By unit number.
    pub trailer: Option<NamedRef>,
    /// Your insurer.
    pub insurer: Option<String>,
    /// Number of the policy.
    pub policy_number: Option<String>,
    /// The insurer's number of the claim.
    pub claim_number: Option<String>,
    /// The insurer's adjuster.
    pub adjuster_name: Option<String>,
    /// E.164, such as `+13125550123`.
    pub adjuster_phone: Option<String>,
    /// The adjuster's email address, in lowercase.
    pub adjuster_email: Option<String>,
    /// Of all amounts; always `USD`.
    pub currency: String,
    /// The amount claimed, in cents.
    pub claimed_cents: i64,
    /// What you expect it to cost, in cents.
    pub reserve_cents: i64,
    /// What you bear before the insurer pays, in cents.
    pub deductible_cents: i64,
    /// What was paid to the claimant so far, in cents.
    pub paid_cents: i64,
    /// What insurers and others have paid back, in cents.
    pub recovered_cents: i64,
    /// The day of the last payment.
    pub paid_on: Option<Date>,
    /// The day you confirmed to the claimant that you received it.
    pub acknowledged_on: Option<Date>,
    /// The day you last told the claimant how it stands.
    pub status_reported_on: Option<Date>,
    /// The day you paid it, declined it or made a firm offer.
    pub decided_on: Option<Date>,
    /// Of a cargo claim: the last day to acknowledge it, 30 days after you received it (49 CFR 370.5).
    pub acknowledge_by: Option<Date>,
    /// Of a cargo claim: the last day to pay it, decline it or make a firm offer, 120 days after you received it (49 CFR
    /// 370.9).
    pub decide_by: Option<Date>,
    /// What is due next of a cargo claim; omitted once it is decided.
    pub next_step: Option<ClaimStep>,
    /// The day by which that is due.
    pub next_due_on: Option<Date>,
    /// That day is over.
    pub is_overdue: bool,
    /// It is neither decided nor closed.
    pub is_open: bool,
    /// What happened.
    pub description: Option<String>,
    /// When it was archived, in UTC; omitted unless it is.
    pub archived_at: Option<Timestamp>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When it was added, in UTC.
    pub created_at: Timestamp,
    /// When it was last changed, in UTC.
    pub updated_at: Timestamp,
}

/// A claim to add.
#[derive(Clone, Debug, IntoUpdate, Object)]
#[into_update(ClaimUpdate)]
#[oai(skip_serializing_if_is_none)]
pub struct ClaimCreate {
    pub kind: ClaimKind,
    /// `open` if omitted.
    pub status: Option<ClaimStatus>,
    /// Who claims, at most 120 characters.
    #[oai(validator(max_length = 120))]
    pub claimant: String,
    /// The day it happened; not in the future.
    pub happened_on: Date,
    /// The day you received it; a cargo claim's deadlines count from there.
    pub reported_on: Date,
    /// The accident it stems from.
    pub accident_id: Option<Uuid>,
    /// The load it is about.
    pub load_id: Option<Uuid>,
    /// Who drove.
    pub driver_id: Option<Uuid>,
    /// The truck involved.
    pub truck_id: Option<Uuid>,
    /// The trailer involved.
    pub trailer_id: Option<Uuid>,
    /// Your insurer, at most 120 characters.
    #[oai(validator(max_length = 120))]
    pub insurer: Option<String>,
    /// Number of the policy, at most 60 characters.
    #[oai(validator(max_length = 60))]
    pub policy_number: Option<String>,
    /// The insurer's number of the claim, at most 60 characters.
    #[oai(validator(max_length = 60))]
    pub claim_number: Option<String>,
    /// The insurer's adjuster, at most 120 characters.
    #[oai(validator(max_length = 120))]
    pub adjuster_name: Option<String>,
    /// E.164, such as `+13125550123`.
    pub adjuster_phone: Option<String>,
    /// The adjuster's email address, in lowercase.
    pub adjuster_email: Option<String>,
    /// The amount claimed, in cents of `currency`; 0 if omitted.
    #[oai(validator(minimum(value = "0"), maximum(value = "10000000000")))]
    pub claimed_cents: Option<i64>,
    /// What you expect it to cost, in cents; 0 if omitted.
    #[oai(validator(minimum(value = "0"), maximum(value = "10000000000")))]
    pub reserve_cents: Option<i64>,
    /// What you bear before the insurer pays, in cents; 0 if omitted.
    #[oai(validator(minimum(value = "0"), maximum(value = "10000000000")))]
    pub deductible_cents: Option<i64>,
    /// What was paid to the claimant so far, in cents; 0 if omitted.
    #[oai(validator(minimum(value = "0"), maximum(value = "10000000000")))]
    pub paid_cents: Option<i64>,
    /// What insurers and others have paid back, in cents; 0 if omitted.
    #[oai(validator(minimum(value = "0"), maximum(value = "10000000000")))]
    pub recovered_cents: Option<i64>,
    /// The day of the last payment; an amount paid needs it.
    pub paid_on: Option<Date>,
    /// The day you confirmed to the claimant that you received it.
    pub acknowledged_on: Option<Date>,
    /// The day you last told the claimant how it stands.
    pub status_reported_on: Option<Date>,
    /// The day you paid it, declined it or made a firm offer; a settled or denied claim needs it.
    pub decided_on: Option<Date>,
    /// What happened, at most 4,000 characters.
    #[oai(validator(max_length = 4_000))]
    pub description: Option<String>,
}

/// Changes to a claim: omitted fields stay, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct ClaimUpdate {
    /// The version your change is based on.
    pub version: i32,
    pub kind: Option<ClaimKind>,
    pub status: Option<ClaimStatus>,
    /// Who claims, at most 120 characters.
    #[oai(validator(max_length = 120))]
    pub claimant: Option<String>,
    /// The day it happened; not in the future.
    pub happened_on: Option<Date>,
    /// The day you received it; a cargo claim's deadlines count from there.
    pub reported_on: Option<Date>,
    /// The accident it stems from.
    pub accident_id: Clearable<Uuid>,
    /// The load it is about.
    pub load_id: Clearable<Uuid>,
    /// Who drove.
    pub driver_id: Clearable<Uuid>,
    /// The truck involved.
    pub truck_id: Clearable<Uuid>,
    /// The trailer involved.
    pub trailer_id: Clearable<Uuid>,
    /// Your insurer, at most 120 characters.
    #[oai(validator(max_length = 120))]
    pub insurer: Clearable<String>,
    /// Number of the policy, at most 60 characters.
    #[oai(validator(max_length = 60))]
    pub policy_number: Clearable<String>,
    /// The insurer's number of the claim, at most 60 characters.
    #[oai(validator(max_length = 60))]
    pub claim_number: Clearable<String>,
    /// The insurer's adjuster, at most 120 characters.
    #[oai(validator(max_length = 120))]
    pub adjuster_name: Clearable<String>,
    /// E.164, such as `+13125550123`.
    pub adjuster_phone: Clearable<String>,
    /// The adjuster's email address, in lowercase.
    pub adjuster_email: Clearable<String>,
    /// The amount claimed, in cents of `currency`.
    #[oai(validator(minimum(value = "0"), maximum(value = "10000000000")))]
    pub claimed_cents: Option<i64>,
    /// What you expect it to cost, in cents.
    #[oai(validator(minimum(value = "0"), maximum(value = "10000000000")))]
    pub reserve_cents: Option<i64>,
    /// What you bear before the insurer pays, in cents.
    #[oai(validator(minimum(value = "0"), maximum(value = "10000000000")))]
    pub deductible_cents: Option<i64>,
    /// What was paid to the claimant so far, in cents.
    #[oai(validator(minimum(value = "0"), maximum(value = "10000000000")))]
    pub paid_cents: Option<i64>,
    /// What insurers and others have paid back, in cents.
    #[oai(validator(minimum(value = "0"), maximum(value = "10000000000")))]
    pub recovered_cents: Option<i64>,
    /// The day of the last payment; an amount paid needs it.
    pub paid_on: Clearable<Date>,
    /// The day you confirmed to the claimant that you received it.
    pub acknowledged_on: Clearable<Date>,
    /// The day you last told the claimant how it stands.
    pub status_reported_on: Clearable<Date>,
    /// The day you paid it, declined it or made a firm offer; a settled or denied claim needs it.
    pub decided_on: Clearable<Date>,
    /// What happened, at most 4,000 characters.
    #[oai(validator(max_length = 4_000))]
    pub description: Clearable<String>,
}

page_of! {
    /// A page of claims.
    pub struct ClaimPage of Claim;
}
