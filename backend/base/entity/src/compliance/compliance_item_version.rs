//! What an item said until it was corrected, archived or restored.

use haul_db::FromRow;
use haul_types::{Date, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "compliance_item_version")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub compliance_item_id: Uuid,
    pub number: Option<String>,
    pub issuer: Option<String>,
    pub issued_on: Option<Date>,
    pub expires_on: Option<Date>,
    pub waived_reason: Option<String>,
    pub note: Option<String>,
    pub archived_at: Option<Timestamp>,
    /// When the next version took its place.
    pub replaced_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
