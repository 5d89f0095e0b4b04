//! An identity token that its owner signed out of before it expired.

use haul_db::FromRow;
use haul_types::Timestamp;
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "revoked_token")]
pub struct Model {
    /// Hex SHA-256 of the token.
    #[sea_orm(primary_key, auto_increment = false)]
    pub token_hash: String,
    pub expires_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
