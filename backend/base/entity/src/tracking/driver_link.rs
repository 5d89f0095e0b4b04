//! A link with which the driver of a leg reports without an account.

use haul_db::FromRow;
use haul_types::{DriverLanguage, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "driver_link")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub load_id: Uuid,
    pub leg_id: Uuid,
    /// It works as long as this driver has the leg.
    pub driver_id: Uuid,
    /// SHA-256 of the token.
    pub token_hash: String,
    pub created_at: Timestamp,
    pub created_by: String,
    pub revoked_at: Option<Timestamp>,
    pub revoked_by: Option<String>,
    pub last_used_at: Option<Timestamp>,
    /// Of the driver's page; none leaves it to the phone.
    pub language: Option<DriverLanguage>,
    /// The token, sealed; none in links from before.
    pub sealed_token: Option<String>,
    /// Uploads that were begun with it.
    pub upload_count: i32,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
