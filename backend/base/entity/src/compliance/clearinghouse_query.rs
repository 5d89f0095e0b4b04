//! A query of FMCSA's Drug & Alcohol Clearinghouse about a driver.

use haul_db::FromRow;
use haul_types::{ClearinghouseConsent, ClearinghouseQueryKind, ClearinghouseResult, Date, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "clearinghouse_query")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub driver_id: Uuid,
    pub kind: ClearinghouseQueryKind,
    pub queried_at: Timestamp,
    pub result: Option<ClearinghouseResult>,
    pub consent: ClearinghouseConsent,
    pub consented_on: Date,
    /// The Clearinghouse's number of the query.
    pub reference: Option<String>,
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
