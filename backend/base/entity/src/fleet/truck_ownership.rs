//! A fleet owner's ownership of a truck over a range of days.

use haul_db::FromRow;
use haul_types::{Date, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "truck_ownership")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub truck_id: Uuid,
    pub fleet_owner_id: Uuid,
    /// First day.
    pub starts_on: Date,
    /// Last day; none while it continues.
    pub ends_on: Option<Date>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(versioned);
