//! One row of a file that is imported, and what became of it.

use haul_db::FromRow;
use haul_types::{ImportRowState, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "import_row")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub import_id: Uuid,
    /// As a spreadsheet numbers it.
    pub row_number: i32,
    pub state: ImportRowState,
    /// The row in short, for a person.
    pub label: String,
    /// Column key → text.
    pub cells: Json,
    /// What is wrong, by column.
    pub problems: Json,
    /// What it became.
    pub record_id: Option<Uuid>,
    pub record_label: Option<String>,
    pub record_version: Option<i32>,
    /// When the record was as the import made it.
    pub record_updated_at: Option<Timestamp>,
    /// Ids of the facilities that were made with it.
    pub facility_ids: Json,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
