//! A trailer.

use haul_db::FromRow;
use haul_types::{Equipment, Timestamp, VehicleStatus};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "trailer")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub unit_number: String,
    pub unit_number_folded: String,
    pub vin: Option<String>,
    pub kind: Equipment,
    pub length_feet: Option<i32>,
    pub year: Option<i32>,
    pub make: Option<String>,
    pub model: Option<String>,
    /// As on the tires, such as `295/75R22.5`.
    pub tire_size: Option<String>,
    pub plate: Option<String>,
    pub plate_state: Option<String>,
    pub status: VehicleStatus,
    pub status_reason: Option<String>,
    pub terminal_id: Option<Uuid>,
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
