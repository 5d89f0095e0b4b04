//! One account of a posting. Rows are never changed or deleted.

use haul_db::FromRow;
use haul_types::Date;
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "posting_line")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub posting_id: Uuid,
    pub sequence: i32,
    /// The posting's day.
    pub posted_on: Date,
    pub account_id: Uuid,
    /// Debits are positive, credits negative.
    pub amount_cents: i64,
    pub invoice_id: Option<Uuid>,
    /// The line that the amount comes from.
    pub invoice_line_id: Option<Uuid>,
    pub payment_id: Option<Uuid>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
