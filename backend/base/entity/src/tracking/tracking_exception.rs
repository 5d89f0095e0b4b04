//! A problem of a load on the road.

use haul_db::FromRow;
use haul_types::{ExceptionKind, ExceptionStatus, LateReason, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "tracking_exception")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub load_id: Uuid,
    pub stop_id: Option<Uuid>,
    pub kind: ExceptionKind,
    pub status: ExceptionStatus,
    /// A condition of a load has at most one open exception.
    pub dedupe_key: String,
    pub detail: String,
    pub is_automatic: bool,
    pub opened_at: Timestamp,
    pub opened_by: String,
    pub owner_id: Option<Uuid>,
    pub reason_code: Option<LateReason>,
    pub note: Option<String>,
    pub acknowledged_at: Option<Timestamp>,
    pub acknowledged_by: Option<String>,
    pub resolved_at: Option<Timestamp>,
    pub resolved_by: Option<String>,
    pub is_resolved_by_itself: bool,
    pub resolution: Option<String>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(versioned);
