//! Money that a customer paid.

use haul_db::FromRow;
use haul_types::{Date, PaymentMethod, PaymentStatus, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "payment")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub customer_id: Uuid,
    /// When it was recorded; for searching.
    pub customer_name_folded: String,
    pub method: PaymentMethod,
    /// The check's number, or the trace of the transfer.
    pub reference: String,
    pub reference_folded: String,
    pub status: PaymentStatus,
    pub received_on: Date,
    pub amount_cents: i64,
    /// Cached: what doesn't pay an invoice yet and wasn't refunded; nothing of a returned or voided one.
    pub unapplied_cents: i64,
    /// Cached: what went back to the customer.
    pub refunded_cents: i64,
    /// The deposit that took it to the bank.
    pub deposit_id: Option<Uuid>,
    pub currency: String,
    pub note: Option<String>,
    pub created_by: String,
    /// When it was returned or voided, by whom, and why.
    pub ended_at: Option<Timestamp>,
    pub ended_by: Option<String>,
    pub end_reason: Option<String>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(versioned);
