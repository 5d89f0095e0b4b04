//! An invoice that a reminder lists, and the step that it had reached.

use haul_db::FromRow;
use haul_types::Timestamp;
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "reminded_invoice")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    /// The reminder.
    pub collection_entry_id: Uuid,
    pub invoice_id: Uuid,
    /// The step, as days after the due date.
    pub days_past_due: i32,
    /// What was owed and not disputed when the reminder was made.
    pub owed_cents: i64,
    pub created_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
