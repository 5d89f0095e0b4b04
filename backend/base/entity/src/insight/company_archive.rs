//! Everything of a company as one file.

use haul_db::FromRow;
use haul_types::{ArchiveStatus, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "company_archive")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub requested_by_id: Uuid,
    pub requested_by: String,
    pub status: ArchiveStatus,
    /// The lists and tables written so far.
    pub lists: Json,
    pub done_lists: i32,
    pub total_lists: i32,
    pub done_files: i32,
    pub total_files: i32,
    pub left_out_files: i32,
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
