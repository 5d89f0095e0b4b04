//! A sign-in link mailed to a fleet owner. Works once.

use haul_db::FromRow;
use haul_types::Timestamp;
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "owner_login")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    /// Lowercase.
    pub email: String,
    /// Hex SHA-256 of the token in the link.
    #[sea_orm(unique)]
    pub token_hash: String,
    pub created_at: Timestamp,
    pub expires_at: Timestamp,
    /// When the link was used.
    pub verified_at: Option<Timestamp>,
    /// When it led to a session; later than `verified_at` if the owner had to choose a carrier.
    pub finished_at: Option<Timestamp>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
