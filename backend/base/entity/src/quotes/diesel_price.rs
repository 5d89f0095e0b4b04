//! The retail diesel price of one week, as entered.

use haul_db::FromRow;
use haul_types::{Date, DieselRegion, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "diesel_price")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub region: DieselRegion,
    /// The Monday of the week.
    pub week_on: Date,
    /// Dollars per gallon.
    pub price_ten_thousandths: i64,
    pub entered_by: String,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
