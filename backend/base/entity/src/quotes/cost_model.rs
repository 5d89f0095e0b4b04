//! The company's cost of running a truck; one row per company.

use haul_db::FromRow;
use haul_types::Timestamp;
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "cost_model")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    /// Dollars per gallon.
    pub diesel_price_ten_thousandths: i64,
    pub miles_per_gallon_thousandths: i64,
    /// Dollars per mile, as are the next two but one.
    pub driver_rate_ten_thousandths: i64,
    pub fixed_per_day_cents: i64,
    pub maintenance_rate_ten_thousandths: i64,
    pub tolls_rate_ten_thousandths: i64,
    pub miles_per_day_tenths: i64,
    /// Percent of the total.
    pub margin_floor_ten_thousandths: i64,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(versioned);
