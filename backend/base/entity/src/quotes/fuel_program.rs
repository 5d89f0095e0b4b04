//! How a fuel surcharge follows the diesel price.

use haul_db::FromRow;
use haul_types::{DieselRegion, FuelMethod, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "fuel_program")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub name: String,
    pub name_folded: String,
    pub region: DieselRegion,
    pub method: FuelMethod,
    /// Dollars per gallon covered by the line haul.
    pub peg_ten_thousandths: i64,
    /// For the method of this name.
    pub miles_per_gallon_thousandths: Option<i64>,
    /// Dollars per gallon; for the method `step`.
    pub step_ten_thousandths: Option<i64>,
    /// Dollars per mile for each step.
    pub step_rate_ten_thousandths: Option<i64>,
    /// For the method `table`.
    pub rows: Json,
    pub archived_at: Option<Timestamp>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(archivable);
