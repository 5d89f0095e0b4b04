//! A file whose rows become records.

use haul_db::FromRow;
use haul_types::{ImportKind, ImportStatus, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "import")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub kind: ImportKind,
    pub file_name: String,
    pub blob_id: Uuid,
    pub status: ImportStatus,
    /// Why the file cannot be imported, for people.
    pub problem: Option<String>,
    /// Titles in the file that match no column.
    pub ignored_columns: Json,
    /// Texts that are read as others.
    pub corrections: Json,
    pub total_rows: i32,
    pub ready_rows: i32,
    pub bad_rows: i32,
    pub imported_rows: i32,
    pub refused_rows: i32,
    pub undone_rows: i32,
    pub kept_rows: i32,
    /// Who uploaded it.
    pub created_by_id: Option<Uuid>,
    pub created_by: String,
    pub imported_at: Option<Timestamp>,
    pub undone_at: Option<Timestamp>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(versioned);
