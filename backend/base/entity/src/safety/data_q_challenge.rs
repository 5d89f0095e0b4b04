//! A challenge of an inspection or accident in FMCSA's DataQs.

use haul_db::FromRow;
use haul_types::{DataQReason, DataQStatus, Date, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "data_q_challenge")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    /// Either this or the accident.
    pub roadside_inspection_id: Option<Uuid>,
    pub accident_id: Option<Uuid>,
    /// Codes of the inspection's violations; none if it concerns the whole report.
    pub violation_codes: Json,
    pub reason: DataQReason,
    pub status: DataQStatus,
    /// DataQs' own number.
    pub request_number: Option<String>,
    pub request_number_folded: Option<String>,
    pub filed_on: Option<Date>,
    /// When the agency decided or asked for more.
    pub answered_on: Option<Date>,
    pub argument: Option<String>,
    pub answer: Option<String>,
    /// The user in charge.
    pub owner_id: Option<Uuid>,
    pub archived_at: Option<Timestamp>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(archivable);
