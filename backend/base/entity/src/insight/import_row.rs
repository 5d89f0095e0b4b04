//! One row of an imported file, and its result.

use haul_db::FromRow;
use haul_types::{ImportRowStatus, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "import_row")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub import_id: Uuid,
    /// As in a spreadsheet.
    pub row_number: i32,
    pub status: ImportRowStatus,
    /// A short label, for people.
    pub label: String,
    /// Column key → text.
    pub cells: Json,
    /// What is wrong, by column.
    pub problems: Json,
    /// The record it became.
    pub record_id: Option<Uuid>,
    pub record_label: Option<String>,
    pub record_version: Option<i32>,
    /// The record's timestamp right after the import.
    pub record_updated_at: Option<Timestamp>,
    /// Ids of the facilities created with it.
    pub facility_ids: Json,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
