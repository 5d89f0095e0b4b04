//! A proposal to purge records that no longer have to be kept, and what became of it.

use haul_db::FromRow;
use haul_types::{PurgeStatus, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "purge_proposal")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub status: PurgeStatus,
    /// What each record is, never what it says.
    pub items: Json,
    pub item_count: i32,
    pub deleted_count: i32,
    pub note: Option<String>,
    pub proposed_by: String,
    /// Another person decides.
    pub proposed_by_id: Uuid,
    pub decided_by: Option<String>,
    pub decided_at: Option<Timestamp>,
    pub decision_note: Option<String>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(versioned);
