//! A step in collecting what a customer owes, such as a call.

use haul_db::FromRow;
use haul_types::{CollectionKind, Date, MessageStatus, ReminderTone, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "collection_entry")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub customer_id: Uuid,
    pub kind: CollectionKind,
    pub happened_on: Date,
    /// The person contacted.
    pub contact: Option<String>,
    pub note: Option<String>,
    /// When the customer promised to pay, and how much.
    pub promised_on: Option<Date>,
    pub promised_cents: Option<i64>,
    /// When to follow up.
    pub follow_up_on: Option<Date>,
    /// Of a reminder.
    pub tone: Option<ReminderTone>,
    /// Of a statement or reminder: what was owed, where it went, and how far the mail is.
    pub owed_cents: Option<i64>,
    pub sent_to: Option<String>,
    pub mail_status: Option<MessageStatus>,
    pub mail_problem: Option<String>,
    pub created_by: String,
    pub created_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
