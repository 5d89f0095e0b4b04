//! One link of a company's audit chain. Never changed, never deleted.

use haul_db::FromRow;
use haul_types::Timestamp;
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "audit_event")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    /// 1, 2, 3 … within the company, without gaps.
    pub sequence: i64,
    pub occurred_at: Timestamp,
    pub actor_kind: String,
    pub actor_id: Option<Uuid>,
    pub actor_name: String,
    pub action: String,
    pub entity_type: String,
    pub entity_id: Option<Uuid>,
    pub entity_label: Option<String>,
    pub changes: Json,
    pub request_id: Option<String>,
    /// The row that says where it was done; it may have been erased.
    pub origin_id: Option<Uuid>,
    pub origin_hash: Option<String>,
    /// Whose access an API key used.
    pub on_behalf_of_id: Option<Uuid>,
    pub on_behalf_of_name: Option<String>,
    pub previous_hash: String,
    pub hash: String,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
