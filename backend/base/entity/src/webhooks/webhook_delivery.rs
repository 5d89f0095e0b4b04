//! An event on its way to an endpoint.

use haul_db::FromRow;
use haul_types::{Timestamp, WebhookDeliveryStatus};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "webhook_delivery")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub endpoint_id: Uuid,
    pub event_id: Uuid,
    pub event_kind: String,
    pub record_id: Uuid,
    /// The event's; a record's events are sent in this order.
    pub sequence: i64,
    pub status: WebhookDeliveryStatus,
    pub attempts: i32,
    pub next_attempt_at: Timestamp,
    /// A failure after this is final.
    pub gives_up_at: Timestamp,
    /// Identifies the current attempt.
    pub claim: Option<Uuid>,
    /// Until then the attempt belongs to the host that claimed it.
    pub leased_until: Option<Timestamp>,
    pub last_attempt_at: Option<Timestamp>,
    pub last_status: Option<i32>,
    pub last_error: Option<String>,
    pub last_duration_milliseconds: Option<i32>,
    /// Delivered, failed or canceled.
    pub finished_at: Option<Timestamp>,
    pub is_replay: bool,
    pub created_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
