//! A carrier under whose authority trucks run: one of the company's own, or a partner's.

use haul_db::FromRow;
use haul_types::{FmcsaStatus, MotorCarrierKind, MotorCarrierStatus, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "motor_carrier")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub kind: MotorCarrierKind,
    pub legal_name: String,
    /// Legal name and DBA.
    pub name_folded: String,
    pub dba_name: Option<String>,
    pub dot_number: String,
    pub docket_numbers: Json,
    pub contact_name: Option<String>,
    pub phone: Option<String>,
    pub email: Option<String>,
    pub address: Option<Json>,
    pub status: MotorCarrierStatus,
    pub status_reason: Option<String>,
    pub notes: Option<String>,
    /// What the last answer of the registry comes to.
    pub fmcsa_status: FmcsaStatus,
    /// The last answer that had the carrier.
    pub fmcsa: Option<Json>,
    /// The last answer.
    pub fmcsa_checked_at: Option<Timestamp>,
    /// The last answer that differed from the one before.
    pub fmcsa_changed_at: Option<Timestamp>,
    /// The last attempt, if it had no answer.
    pub fmcsa_failed_at: Option<Timestamp>,
    pub fmcsa_problem: Option<String>,
    pub archived_at: Option<Timestamp>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(archivable);
