//! A driver's motor vehicle record, as a state reports it (49 CFR 391.23, 391.25).

use haul_db::FromRow;
use haul_types::{Date, MvrDecision, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "motor_vehicle_record")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub driver_id: Uuid,
    pub pulled_on: Date,
    pub state: String,
    /// Pulled before the driver was hired; the others are yearly.
    pub is_at_hire: bool,
    /// Convictions and accidents, the latest first.
    pub entries: Json,
    pub note: Option<String>,
    pub decision: Option<MvrDecision>,
    pub reviewed_on: Option<Date>,
    /// Name of the person who reviewed it.
    pub reviewed_by: Option<String>,
    pub review_note: Option<String>,
    pub archived_at: Option<Timestamp>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(archivable);
