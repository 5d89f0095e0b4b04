//! A driver whom a random draw selected.

use haul_db::FromRow;
use haul_types::{Date, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "random_selection")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub random_draw_id: Uuid,
    pub driver_id: Uuid,
    /// The place in the order of the draw, from 1.
    pub rank: i32,
    /// Not called up.
    pub is_alternate: bool,
    pub takes_drugs: bool,
    pub takes_alcohol: bool,
    pub notified_on: Option<Date>,
    pub excused_reason: Option<String>,
    pub drug_alcohol_test_id: Option<Uuid>,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
