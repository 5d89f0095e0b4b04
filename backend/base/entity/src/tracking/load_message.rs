//! A message about a load to its driver or customer.

use haul_db::FromRow;
use haul_types::{MessageChannel, MessagePurpose, MessageStatus, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "load_message")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub load_id: Uuid,
    pub leg_id: Option<Uuid>,
    pub stop_id: Option<Uuid>,
    pub driver_link_id: Option<Uuid>,
    pub tracking_link_id: Option<Uuid>,
    pub purpose: MessagePurpose,
    pub channel: MessageChannel,
    /// Name of the person or company.
    pub recipient: String,
    pub address: String,
    /// The occasion; unique in the company.
    pub once_key: String,
    /// Subject and text, until it is sent or given up.
    pub sealed_content: Option<String>,
    pub status: MessageStatus,
    /// Why it was not sent.
    pub problem: Option<String>,
    /// The SMS provider's id.
    pub provider_id: Option<String>,
    /// When it was first handed over; a process that ended in between leaves it.
    pub attempted_at: Option<Timestamp>,
    pub sent_at: Option<Timestamp>,
    pub created_at: Timestamp,
    pub created_by: String,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
