//! A legal hold on a driver, truck, trailer or carrier: while it is in force, nothing of the record is purged.

use haul_db::FromRow;
use haul_types::{ComplianceSubject, Date, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "legal_hold")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub record_kind: ComplianceSubject,
    pub record_id: Uuid,
    pub driver_id: Option<Uuid>,
    pub truck_id: Option<Uuid>,
    pub trailer_id: Option<Uuid>,
    pub motor_carrier_id: Option<Uuid>,
    /// The claim, case or audit.
    pub matter: String,
    pub matter_folded: String,
    pub reason: String,
    pub begins_on: Date,
    pub placed_by: String,
    /// From this day on it holds nothing.
    pub released_on: Option<Date>,
    pub released_by: Option<String>,
    pub archived_at: Option<Timestamp>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(archivable);
