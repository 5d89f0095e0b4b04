//! A list that a user or an API key exports to a file.

use haul_db::FromRow;
use haul_types::{ExportList, ExportStatus, FileFormat, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "export")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub is_owned_by_key: bool,
    /// The user or the API key.
    pub owner_id: Uuid,
    pub list_name: ExportList,
    pub format: FileFormat,
    /// The list's query parameters.
    pub search: String,
    /// Keys of the columns in order; none for all.
    pub columns: Option<Json>,
    pub status: ExportStatus,
    pub done_rows: i32,
    /// The list's own count, up to its limit.
    pub total_rows: i32,
    /// Why it failed, for people.
    pub problem: Option<String>,
    pub blob_id: Option<Uuid>,
    pub byte_size: Option<i64>,
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
