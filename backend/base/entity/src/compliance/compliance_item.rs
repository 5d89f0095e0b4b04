//! A paper of a driver, truck, trailer or carrier, such as a license. A renewal supersedes it and keeps it.

use haul_db::FromRow;
use haul_types::{ComplianceSubject, Date, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "compliance_item")]
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
    /// The code of a type in `product/compliance/src/types/catalog.rs`.
    pub item_type: String,
    pub number: Option<String>,
    pub issuer: Option<String>,
    pub issued_on: Option<Date>,
    /// The last day on which it is valid.
    pub expires_on: Option<Date>,
    /// Why the record needs none.
    pub waived_reason: Option<String>,
    pub note: Option<String>,
    pub added_by: String,
    pub superseded_at: Option<Timestamp>,
    pub archived_at: Option<Timestamp>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(archivable);
