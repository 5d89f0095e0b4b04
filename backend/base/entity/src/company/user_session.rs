//! One sign-in of a person: all tokens that the identity provider renews for it.

use haul_db::FromRow;
use haul_types::Timestamp;
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "user_session")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub user_id: Uuid,
    /// When the person proved their identity, by the provider; it tells a person's sessions apart.
    pub signed_in_at: Timestamp,
    /// The browser's or program's own name (`User-Agent`).
    pub device: Option<String>,
    pub address: Option<String>,
    /// How the person signed in, in the provider's words: `password`, `google.com`.
    pub provider: Option<String>,
    /// The second factor of this sign-in, in the provider's words: `phone`, `totp`.
    pub second_factor: Option<String>,
    /// First used.
    pub created_at: Timestamp,
    /// To about five minutes.
    pub last_used_at: Timestamp,
    pub signed_out_at: Option<Timestamp>,
    /// Its tokens no longer work.
    pub ended_at: Option<Timestamp>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
