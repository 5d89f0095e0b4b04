//! A random draw of drivers to test in a period (49 CFR 382.305).

use haul_db::FromRow;
use haul_types::{Date, RandomDrawCycle, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "random_draw")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub cycle: RandomDrawCycle,
    pub period_starts_on: Date,
    pub period_ends_on: Date,
    pub drugs_percent: i32,
    pub alcohol_percent: i32,
    /// Drivers to test for each; alternates are not among them.
    pub drugs_count: i32,
    pub alcohol_count: i32,
    pub alternate_count: i32,
    /// The ids of the drivers in the pool, in ascending order.
    pub pool: Json,
    pub seed_sealed: String,
    /// SHA-256 of the seed, in hexadecimal digits.
    pub seed_commitment: String,
    pub disclosed_at: Option<Timestamp>,
    pub drawn_by: String,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
