//! A part of a payment that pays an invoice. Only voiding marks it.

use haul_db::FromRow;
use haul_types::{Date, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "payment_application")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    /// The payment's.
    pub customer_id: Uuid,
    pub payment_id: Uuid,
    pub invoice_id: Uuid,
    pub amount_cents: i64,
    pub applied_on: Date,
    /// Since the invoice's day.
    pub days_to_pay: i32,
    pub created_by: String,
    pub created_at: Timestamp,
    pub voided_at: Option<Timestamp>,
    pub voided_by: Option<String>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
