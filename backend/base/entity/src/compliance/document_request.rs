//! Papers that a driver is asked for, with a link that needs no account.

use haul_db::FromRow;
use haul_types::{Date, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "document_request")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub driver_id: Uuid,
    /// Codes of types in `product/compliance/src/types/catalog.rs`.
    pub item_types: Json,
    pub message: Option<String>,
    /// Where the link was mailed.
    pub email: Option<String>,
    pub due_on: Option<Date>,
    /// SHA-256 of the token.
    pub token_hash: String,
    pub sealed_token: String,
    /// Uploads that were begun with it.
    pub upload_count: i32,
    pub created_by: String,
    pub expires_at: Timestamp,
    pub last_used_at: Option<Timestamp>,
    /// When the last paper was accepted.
    pub done_at: Option<Timestamp>,
    pub revoked_at: Option<Timestamp>,
    pub revoked_by: Option<String>,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
