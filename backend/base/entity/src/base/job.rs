//! Work to do after a commit, claimed with a lease.

use haul_db::FromRow;
use haul_types::Timestamp;
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "job")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Option<Uuid>,
    pub kind: String,
    pub payload: Json,
    pub run_after: Timestamp,
    pub attempts: i32,
    pub leased_until: Option<Timestamp>,
    pub finished_at: Option<Timestamp>,
    /// Given up.
    pub failed_at: Option<Timestamp>,
    pub last_error: Option<String>,
    pub created_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
