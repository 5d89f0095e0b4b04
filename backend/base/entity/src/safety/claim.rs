//! A claim.

use haul_db::FromRow;
use haul_types::{ClaimKind, ClaimStatus, ClaimStep, Date, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "claim")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub kind: ClaimKind,
    pub status: ClaimStatus,
    /// The accident it stems from.
    pub accident_id: Option<Uuid>,
    pub load_id: Option<Uuid>,
    pub driver_id: Option<Uuid>,
    pub truck_id: Option<Uuid>,
    pub trailer_id: Option<Uuid>,
    pub happened_on: Date,
    /// When the carrier received it.
    pub reported_on: Date,
    pub claimant: String,
    pub claimant_folded: String,
    pub insurer: Option<String>,
    pub policy_number: Option<String>,
    /// The insurer's number.
    pub claim_number: Option<String>,
    pub adjuster_name: Option<String>,
    pub adjuster_phone: Option<String>,
    pub adjuster_email: Option<String>,
    pub currency: String,
    pub claimed_cents: i64,
    pub reserve_cents: i64,
    pub deductible_cents: i64,
    pub paid_cents: i64,
    /// From insurers and other parties.
    pub recovered_cents: i64,
    /// The last payment.
    pub paid_on: Option<Date>,
    /// Receipt was confirmed to the claimant.
    pub acknowledged_on: Option<Date>,
    /// The claimant was last told how it stands.
    pub status_reported_on: Option<Date>,
    /// It was paid, declined, or a firm offer was made.
    pub decided_on: Option<Date>,
    /// Follow from the days above.
    pub next_step: Option<ClaimStep>,
    pub next_due_on: Option<Date>,
    pub description: Option<String>,
    pub archived_at: Option<Timestamp>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(archivable);
