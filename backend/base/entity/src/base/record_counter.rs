//! The last number given to a record of one kind, per company. Its row lock keeps numbers free of gaps.

use haul_db::FromRow;
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "record_counter")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub company_id: Uuid,
    #[sea_orm(primary_key, auto_increment = false)]
    pub kind: String,
    pub last_number: i64,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
