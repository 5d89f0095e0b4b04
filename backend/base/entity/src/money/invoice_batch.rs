//! Many invoices that a user or an API key makes at once.

use haul_db::FromRow;
use haul_types::{InvoiceBatchStatus, InvoiceGrouping, InvoiceStep, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "invoice_batch")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub is_owned_by_key: bool,
    /// The user or the API key.
    pub owner_id: Uuid,
    pub status: InvoiceBatchStatus,
    pub last_step: InvoiceStep,
    /// As each customer wants if there is none.
    pub grouping: Option<InvoiceGrouping>,
    /// Those still to be invoiced.
    pub load_ids: Json,
    /// What went wrong, for people.
    pub problems: Json,
    pub load_count: i32,
    /// Loads that are on an invoice or have a problem.
    pub done_count: i32,
    pub invoice_count: i32,
    /// Invoices whose mail is queued.
    pub mailed_count: i32,
    /// Invoices that a person has to submit, as their customers want.
    pub portal_count: i32,
    /// The sum of the invoices.
    pub total_cents: i64,
    pub finished_at: Option<Timestamp>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(versioned);
