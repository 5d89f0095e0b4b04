//! A person who asks to join an existing company.

use haul_db::FromRow;
use haul_types::{JoinRequestStatus, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "join_request")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    /// The identity provider's account, which has at most one open request.
    pub identity_uid: String,
    /// Lowercase, verified by the provider.
    pub email: String,
    pub full_name: String,
    pub full_name_folded: String,
    pub status: JoinRequestStatus,
    /// Why it was rejected.
    pub reason: Option<String>,
    pub decided_at: Option<Timestamp>,
    /// Name of the user who decided.
    pub decided_by: Option<String>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(versioned);
