//! A fact at a stop. Never changed: a wrong one is voided.

use haul_db::FromRow;
use haul_types::{EventSource, StopEventKind, Timestamp};
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
    pub note: Option<String>,
    /// Name of whoever recorded it.
    pub recorded_by: String,
    pub recorded_at: Timestamp,
    pub voided_at: Option<Timestamp>,
    pub void_reason: Option<String>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
