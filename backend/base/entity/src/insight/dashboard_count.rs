//! What the operations dashboard counted at the end of a day.

use haul_db::FromRow;
use haul_types::{Date, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "dashboard_count")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    /// The company's day; unique in the company.
    pub counted_on: Date,
    pub active: i64,
    pub unassigned: i64,
    pub late: i64,
    pub at_risk: i64,
    pub arriving_soon: i64,
    pub idle_trucks: i64,
    pub out_of_service_trucks: i64,
    pub out_of_service_trailers: i64,
    pub missing_pods: i64,
    /// When it was counted: soon after the day's end.
    pub counted_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
