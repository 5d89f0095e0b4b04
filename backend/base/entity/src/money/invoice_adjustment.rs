//! What changes an invoice's balance other than a payment. Only voiding marks it.

use haul_db::FromRow;
use haul_types::{AdjustmentKind, AdjustmentReason, Date, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "invoice_adjustment")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub invoice_id: Uuid,
    /// Of a discount: the part of a payment with which the customer took it.
    pub application_id: Option<Uuid>,
    pub kind: AdjustmentKind,
    pub reason: AdjustmentReason,
    pub note: Option<String>,
    /// Always positive; the kind says whether more or less is owed.
    pub amount_cents: i64,
    pub adjusted_on: Date,
    pub created_by: String,
    pub created_at: Timestamp,
    pub voided_at: Option<Timestamp>,
    pub voided_by: Option<String>,
    pub void_reason: Option<String>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
