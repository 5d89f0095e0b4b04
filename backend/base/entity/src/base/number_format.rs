//! How a company formats the numbers of one kind; without a row, the default.

use haul_db::FromRow;
use haul_types::{NumberFormat, NumberKind, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "number_format")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub company_id: Uuid,
    #[sea_orm(primary_key, auto_increment = false)]
    pub kind: NumberKind,
    pub prefix: String,
    pub has_year: bool,
    pub digits: i32,
    pub version: i32,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();

impl From<Model> for NumberFormat {
    fn from(row: Model) -> Self {
        Self { prefix: row.prefix, has_year: row.has_year, digits: row.digits }
    }
}
