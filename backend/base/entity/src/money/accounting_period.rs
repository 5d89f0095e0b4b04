//! A month of the ledger. One without a row is open.

use haul_db::FromRow;
use haul_types::{Date, PeriodStatus, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "accounting_period")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    /// The first of the month.
    pub starts_on: Date,
    pub status: PeriodStatus,
    pub closed_by: Option<String>,
    pub closed_at: Option<Timestamp>,
    pub reopened_because: Option<String>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(versioned);
