//! A driver.

use haul_db::FromRow;
use haul_types::{Date, DriverEmployment, DriverKind, DriverStatus, LicenseClass, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "driver")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub code: Option<String>,
    pub first_name: String,
    pub last_name: String,
    pub full_name_folded: String,
    pub last_name_folded: String,
    pub phone: Option<String>,
    pub email: Option<String>,
    pub kind: DriverKind,
    pub status: DriverStatus,
    pub hired_on: Option<Date>,
    pub terminated_on: Option<Date>,
    /// The day they came back.
    pub rehired_on: Option<Date>,
    pub employment: DriverEmployment,
    pub license_number: Option<String>,
    pub license_state: Option<String>,
    /// Drives vehicles that need a commercial driver's license.
    pub has_cdl: bool,
    pub license_class: Option<LicenseClass>,
    pub endorsements: Json,
    pub restrictions: Json,
    /// The day by which they are to be home.
    pub home_by_on: Option<Date>,
    pub home_note: Option<String>,
    pub terminal_id: Option<Uuid>,
    pub fleet_owner_id: Option<Uuid>,
    pub emergency_contact: Option<Json>,
    pub address: Option<Json>,
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
