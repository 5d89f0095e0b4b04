//! A part of a payment that was refunded to the customer. Only voiding marks it.

use haul_db::FromRow;
use haul_types::{Date, PaymentMethod, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "payment_refund")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub payment_id: Uuid,
    pub method: PaymentMethod,
    /// The check's number, or the trace of the transfer.
    pub reference: String,
    pub amount_cents: i64,
    pub refunded_on: Date,
    pub note: Option<String>,
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
