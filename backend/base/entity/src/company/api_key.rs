//! A program's access to one company's data; the secret itself is not stored.

use haul_db::FromRow;
use haul_types::{Date, Permission, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "api_key")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub name: String,
    /// The first characters of the secret, to tell keys apart.
    pub prefix: String,
    /// Hex SHA-256 of the secret, which has 256 random bits and so needs no slow hash.
    #[sea_orm(unique)]
    pub secret_hash: String,
    /// Permission names separated by spaces.
    pub permission_names: String,
    /// Last day of validity, in UTC.
    pub expires_on: Option<Date>,
    pub last_used_at: Option<Timestamp>,
    pub revoked_at: Option<Timestamp>,
    pub created_by: String,
    /// None for keys that predate this column, and for those that no person created.
    pub created_by_id: Option<Uuid>,
    /// The terminals that its creator is limited to, separated by commas; none for all.
    pub terminal_ids: Option<String>,
    pub created_at: Timestamp,
}

impl Model {
    /// The terminals that it is limited to; none for all.
    pub fn terminals(&self) -> Option<Vec<Uuid>> {
        let ids = self.terminal_ids.as_ref()?.split(',');
        Some(ids.filter_map(|id| id.parse().ok()).collect())
    }

    /// Names that no longer exist grant nothing.
    pub fn permissions(&self) -> impl Iterator<Item = Permission> {
        self.permission_names.split_whitespace().filter_map(|name| name.parse().ok())
    }
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
