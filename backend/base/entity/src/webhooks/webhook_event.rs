//! A change of a record, for the company's endpoints.

use haul_db::FromRow;
use haul_types::Timestamp;
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "webhook_event")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    /// Such as `load.created`.
    pub kind: String,
    pub record_type: String,
    pub record_id: Uuid,
    pub record_label: String,
    pub changed_fields: Json,
    /// Its number in the company's audit log; 0 for a test.
    pub sequence: i64,
    pub created_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
