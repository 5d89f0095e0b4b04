//! A member of the carrier's staff, in one company.

use haul_db::FromRow;
use haul_types::{Role, Timestamp, UserStatus};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "user_account")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    /// The identity provider's account; none until an invited person signs in.
    pub identity_uid: Option<String>,
    /// Lowercase.
    pub email: String,
    pub full_name: String,
    pub full_name_folded: String,
    pub phone: Option<String>,
    pub role: Role,
    pub status: UserStatus,
    pub suspended_reason: Option<String>,
    pub last_seen_at: Option<Timestamp>,
    /// The last sign-in recorded in the audit log.
    pub signed_in_at: Option<Timestamp>,
    /// Tokens of sign-ins up to then no longer work, except those of `kept_sign_in_at`.
    pub sessions_ended_at: Option<Timestamp>,
    pub kept_sign_in_at: Option<Timestamp>,
    /// When the latest invitation was sent.
    pub invited_at: Option<Timestamp>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl Model {
    /// Whether the tokens of a sign-in were ended together with others.
    pub fn has_ended(&self, signed_in_at: Timestamp) -> bool {
        self.sessions_ended_at.is_some_and(|at| signed_in_at <= at) && self.kept_sign_in_at != Some(signed_in_at)
    }
}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(versioned);
