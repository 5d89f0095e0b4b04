//! A part of an invoice that its customer doesn't want to pay.

use haul_db::FromRow;
use haul_types::{AdjustmentReason, Date, DisputeOutcome, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "invoice_dispute")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub invoice_id: Uuid,
    pub reason: AdjustmentReason,
    pub amount_cents: i64,
    pub note: Option<String>,
    /// The detention whose case file is the evidence.
    pub detention_id: Option<Uuid>,
    pub follow_up_on: Option<Date>,
    pub opened_on: Date,
    pub opened_by: String,
    pub closed_at: Option<Timestamp>,
    pub closed_by: Option<String>,
    pub outcome: Option<DisputeOutcome>,
    pub close_note: Option<String>,
    pub created_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
