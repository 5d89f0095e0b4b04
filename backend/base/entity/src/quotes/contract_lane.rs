//! A price agreed with a customer for all loads between two cities, for a time.

use haul_db::FromRow;
use haul_types::{ChargeBasis, Date, Equipment, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "contract_lane")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub customer_id: Uuid,
    pub origin_city: String,
    pub origin_city_folded: String,
    pub origin_state: String,
    pub destination_city: String,
    pub destination_city_folded: String,
    pub destination_state: String,
    pub equipment: Equipment,
    /// Flat or per mile.
    pub basis: ChargeBasis,
    /// Dollars for the line haul, or per loaded mile.
    pub rate_ten_thousandths: i64,
    pub fuel_program_id: Option<Uuid>,
    pub starts_on: Date,
    /// The last day on which a load may be picked up at this price.
    pub ends_on: Date,
    /// The volume that the customer has committed to.
    pub loads_per_week: Option<i32>,
    /// The quote that it was made from.
    pub quote_id: Option<Uuid>,
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
