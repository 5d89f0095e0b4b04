//! The table of every column type, as an entity.

use chrono::{DateTime, NaiveDate, Utc};
use haul_db::{Cell, FromCell, FromRow};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "sample")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub name: String,
    pub small: Option<i32>,
    pub large: Option<i64>,
    pub ratio: Option<f64>,
    pub is_set: Option<bool>,
    pub happened_at: Option<DateTime<Utc>>,
    pub due_on: Option<NaiveDate>,
    pub detail: Option<Json>,
    pub bytes: Option<Vec<u8>>,
    pub other_id: Option<Uuid>,
    pub note: Option<Note>,
}

/// A string enum, as entities keep their codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, DeriveActiveEnum)]
#[sea_orm(rs_type = "String", db_type = "Text", rename_all = "snake_case")]
pub enum Note {
    AllWell,
    NotSoWell,
}

impl FromCell for Note {
    fn from_cell(cell: Cell<'_>) -> Option<Self> {
        match cell {
            Cell::Text("all_well") => Some(Self::AllWell),
            Cell::Text("not_so_well") => Some(Self::NotSoWell),
            _ => None,
        }
    }
}

#[derive(Clone, Copy, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
