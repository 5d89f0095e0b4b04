//! A roadside inspection by an officer.

use haul_db::FromRow;
use haul_types::{Date, InspectionLevel, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "roadside_inspection")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub inspected_on: Date,
    pub report_number: String,
    pub report_number_folded: String,
    pub state: String,
    pub level: InspectionLevel,
    pub driver_id: Option<Uuid>,
    pub truck_id: Option<Uuid>,
    pub trailer_id: Option<Uuid>,
    /// In the order of the report.
    pub violations: Json,
    /// How many of them put the driver or a vehicle out of service.
    pub out_of_service_count: i32,
    /// When the signed report was sent back.
    pub returned_on: Option<Date>,
    pub note: Option<String>,
    pub archived_at: Option<Timestamp>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(archivable);
