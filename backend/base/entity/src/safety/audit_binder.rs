//! The files an auditor asks for, as one ZIP file.

use haul_db::FromRow;
use haul_types::{AuditKind, BinderStatus, Date, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "audit_binder")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub is_requested_by_key: bool,
    /// A user or an API key.
    pub requested_by_id: Uuid,
    pub requested_by: String,
    pub kind: AuditKind,
    pub as_of: Date,
    /// The end of that day, or the moment of the order.
    pub as_of_at: Timestamp,
    pub status: BinderStatus,
    /// The files planned and printed so far.
    pub files: Json,
    pub done_count: i32,
    pub total_count: i32,
    /// The file, from the moment it is being packed.
    pub blob_id: Option<Uuid>,
    pub sha256: Option<String>,
    pub byte_size: Option<i64>,
    /// Why it failed, for people.
    pub problem: Option<String>,
    /// The file can be downloaded until then.
    pub expires_at: Option<Timestamp>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(versioned);
