//! A person who owns trucks that run under the carrier's authority.

use haul_db::FromRow;
use haul_types::Timestamp;
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "fleet_owner")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub name: String,
    pub name_folded: String,
    pub company_name: Option<String>,
    /// Lowercase; where sign-in links go. Unique among the company's owners.
    pub email: String,
    pub phone: Option<String>,
    pub address: Option<Json>,
    pub notes: Option<String>,
    pub archived_at: Option<Timestamp>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(archivable);
