//! An `Idempotency-Key` and the first call's response.

use haul_db::FromRow;
use haul_types::Timestamp;
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "idempotency_record")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub company_id: Uuid,
    #[sea_orm(primary_key, auto_increment = false)]
    pub actor_id: Uuid,
    #[sea_orm(primary_key, auto_increment = false)]
    pub key: String,
    pub operation: String,
    pub request_hash: String,
    /// The response's JSON, sealed; none only while the first call's transaction is open.
    pub response: Option<String>,
    pub created_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
