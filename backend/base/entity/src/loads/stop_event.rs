//! An event at a stop. Never changed: a wrong one is voided.

use haul_db::FromRow;
use haul_types::{EventDoubt, EventSource, StopEventKind, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "stop_event")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub load_id: Uuid,
    pub stop_id: Uuid,
    pub kind: StopEventKind,
    pub occurred_at: Timestamp,
    pub source: EventSource,
    pub is_estimated: bool,
    /// Why it is doubtful.
    pub doubt: Option<EventDoubt>,
    /// When a user confirmed an estimated or doubtful time.
    pub confirmed_at: Option<Timestamp>,
    pub confirmed_by: Option<String>,
    pub note: Option<String>,
    /// Name of the person or program that recorded it.
    pub recorded_by: String,
    pub recorded_at: Timestamp,
    pub voided_at: Option<Timestamp>,
    pub void_reason: Option<String>,
}

impl Model {
    /// Estimated or doubtful, and not confirmed yet: it changes only the load's status.
    pub fn is_unconfirmed(&self) -> bool {
        (self.is_estimated || self.doubt.is_some()) && self.confirmed_at.is_none()
    }
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
