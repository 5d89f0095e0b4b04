//! What a customer owes for loads, or owed before.

use haul_db::FromRow;
use haul_types::{Date, InvoiceOrigin, InvoiceStatus, MessageStatus, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "invoice")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    /// Never reused, unless it is that of an opening balance that was voided.
    pub number: String,
    pub number_sequence: i64,
    pub status: InvoiceStatus,
    /// Cached, as `InvoiceStatus::is_owed` says: among years of paid invoices these are found by an index.
    pub is_owed: bool,
    /// An opening balance has no lines.
    pub origin: InvoiceOrigin,
    /// Of an opening balance, such as the customer's PO number.
    pub reference: Option<String>,
    pub reference_folded: Option<String>,
    pub customer_id: Uuid,
    /// When it was invoiced; for searching.
    pub customer_name_folded: String,
    pub invoiced_on: Date,
    pub due_on: Date,
    pub payment_terms_days: i32,
    /// The customer's discount terms when it was created; all three or none.
    pub discount_basis_points: Option<i32>,
    pub discount_days: Option<i32>,
    /// The last day to take the discount.
    pub discount_until: Option<Date>,
    /// Lines of text, the name first, as they were when it was created.
    pub bill_to: String,
    pub remit_to: String,
    /// Where it goes by mail.
    pub email: Option<String>,
    pub load_count: i32,
    pub line_count: i32,
    /// The sum of its lines, or what was owed when it was an opening balance.
    pub total_cents: i64,
    /// Cached: debits less credits, discounts, short pays and write-offs.
    pub adjusted_cents: i64,
    /// Cached: what payments pay.
    pub paid_cents: i64,
    /// Cached: what is still owed, `total_cents + adjusted_cents - paid_cents`; nothing for a draft or a voided one.
    pub balance_cents: i64,
    /// Cached: the sum of open disputes.
    pub disputed_cents: i64,
    pub currency: String,
    pub created_by: String,
    pub posted_at: Option<Timestamp>,
    pub posted_by: Option<String>,
    /// Of the latest mail.
    pub mail_status: Option<MessageStatus>,
    pub mail_problem: Option<String>,
    /// Names the latest mail, so that an older job doesn't answer for it.
    pub mail_id: Option<Uuid>,
    pub sent_at: Option<Timestamp>,
    pub sent_to: Option<String>,
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
