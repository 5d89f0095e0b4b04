//! A write-off that its author's limit doesn't cover, and what became of it.

use haul_db::FromRow;
use haul_types::{AdjustmentReason, Timestamp, WriteOffRequestStatus};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "write_off_request")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub invoice_id: Uuid,
    pub reason: AdjustmentReason,
    pub note: Option<String>,
    pub amount_cents: i64,
    pub status: WriteOffRequestStatus,
    pub requested_by: String,
    /// The user who asked, or whose key did.
    pub requested_by_id: Option<Uuid>,
    pub decided_by: Option<String>,
    pub decided_at: Option<Timestamp>,
    pub decision_note: Option<String>,
    /// The write-off that an approval posted.
    pub adjustment_id: Option<Uuid>,
    pub created_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
