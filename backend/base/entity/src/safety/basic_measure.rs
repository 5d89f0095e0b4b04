//! A carrier's BASIC percentiles of one month.

use haul_db::FromRow;
use haul_types::{BasicCarrierType, Date, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "basic_measure")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub motor_carrier_id: Uuid,
    /// Its first day.
    pub month: Date,
    /// It decides which thresholds apply.
    pub carrier_type: BasicCarrierType,
    pub unsafe_driving_percentile: Option<i32>,
    pub crash_indicator_percentile: Option<i32>,
    pub hos_compliance_percentile: Option<i32>,
    pub vehicle_maintenance_percentile: Option<i32>,
    pub controlled_substances_percentile: Option<i32>,
    pub hazmat_compliance_percentile: Option<i32>,
    pub driver_fitness_percentile: Option<i32>,
    pub archived_at: Option<Timestamp>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(archivable);
