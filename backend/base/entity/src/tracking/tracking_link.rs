//! A link with which a customer follows a load without an account.

use haul_db::FromRow;
use haul_types::Timestamp;
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "tracking_link")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub load_id: Uuid,
    /// SHA-256 of the token.
    pub token_hash: String,
    /// The token, sealed; none in links from before.
    pub sealed_token: Option<String>,
    pub label: String,
    /// Where it is mailed.
    pub email: Option<String>,
    pub is_showing_references: bool,
    pub is_showing_documents: bool,
    /// Days after delivery until it expires.
    pub days_after_delivery: i32,
    pub created_at: Timestamp,
    pub created_by: String,
    pub revoked_at: Option<Timestamp>,
    pub revoked_by: Option<String>,
    pub view_count: i32,
    pub last_viewed_at: Option<Timestamp>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
