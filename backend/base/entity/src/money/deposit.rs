//! Payments deposited at the bank together.

use haul_db::FromRow;
use haul_types::{Date, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "deposit")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub deposited_on: Date,
    /// The number of the deposit slip, or the bank's reference.
    pub reference: Option<String>,
    pub payment_count: i32,
    /// The sum of its payments.
    pub amount_cents: i64,
    pub currency: String,
    pub created_by: String,
    pub voided_at: Option<Timestamp>,
    pub voided_by: Option<String>,
    pub void_reason: Option<String>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(versioned);
