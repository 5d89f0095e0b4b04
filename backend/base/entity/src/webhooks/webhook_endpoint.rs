//! Where a company's events are sent. Never locked with FOR UPDATE: writes that hold the audit head refer to it.

use haul_db::FromRow;
use haul_types::{Timestamp, WebhookEndpointStatus};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "webhook_endpoint")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub url: String,
    pub description: Option<String>,
    /// `load.created`, or `load.*` for all of a record.
    pub event_kinds: Json,
    pub status: WebhookEndpointStatus,
    pub secret_sealed: String,
    /// Signs as well until its time is over.
    pub previous_secret_sealed: Option<String>,
    pub previous_secret_until: Option<Timestamp>,
    /// Whether the owner is an API key instead of a user.
    pub is_owned_by_key: bool,
    /// Receives no more than this user or key may read.
    pub owner_id: Uuid,
    pub owner_name: String,
    /// Attempts that failed since the last success.
    pub failures: i32,
    /// The first of them.
    pub failing_since: Option<Timestamp>,
    /// Nothing is sent before.
    pub resume_at: Option<Timestamp>,
    /// The last time that something was sent; endpoints take turns by it.
    pub claimed_at: Option<Timestamp>,
    pub deleted_at: Option<Timestamp>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(versioned);
