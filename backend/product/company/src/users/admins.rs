//! The last Admin rule.

use haul_api::Write;
use haul_db::Fetch;
use haul_entity::{
    Owned,
    company::user_account::{Column, Entity, Model},
};
use haul_types::{Role, UserStatus};
use sea_orm::{ColumnTrait, DbErr, QueryFilter, QueryOrder, QuerySelect};
use uuid::Uuid;

use super::error::UserError;

/// The company's active Admins, locked until the write ends.
///
/// Locked in a fixed order and before any other user's row: if two people demote each other,
/// the second waits, and then sees who is left.
pub async fn lock_admins(write: &Write) -> Result<Vec<Model>, DbErr> {
    Entity::owned_by(write.company_id())
        .filter(Column::Status.eq(UserStatus::Active))
        .filter(Column::Role.is_in([Role::SuperAdmin, Role::Admin]))
        .order_by_asc(Column::Id)
        .lock_exclusive()
        .fetch_all(write.tx())
        .await
}

/// Refuses a change that would leave the company without an Admin.
pub(super) fn require_another(admins: &[Model], leaving: Uuid) -> Result<(), UserError> {
    let is_admin = admins.iter().any(|admin| admin.id == leaving);
    if is_admin && admins.len() == 1 { Err(UserError::LastAdmin) } else { Ok(()) }
}
