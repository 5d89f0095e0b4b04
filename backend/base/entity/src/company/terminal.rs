//! One of the carrier's own locations, to which people and equipment belong.

use haul_db::FromRow;
use haul_types::Timestamp;
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "terminal")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    /// Short, uppercase, unique in the company.
    pub code: String,
    pub name: String,
    pub name_folded: String,
    pub address: Option<Json>,
    pub phone: Option<String>,
    pub time_zone: String,
    pub archived_at: Option<Timestamp>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(archivable);
