//! The terminals that people work at, and those that limit what they see.

use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    company::{user_account, user_terminal},
};
use sea_orm::{ColumnTrait, DbErr, QueryFilter};
use uuid::Uuid;

/// The terminals of a user.
pub async fn terminals_of(db: &impl Connection, user: &user_account::Model) -> Result<Vec<Uuid>, DbErr> {
    let rows = user_terminal::Entity::owned_by(user.company_id)
        .filter(user_terminal::Column::UserId.eq(user.id))
        .fetch_all(db)
        .await?;
    Ok(rows.into_iter().map(|row| row.terminal_id).collect())
}

/// The terminals that limit what a user sees.
pub async fn limits_of(db: &impl Connection, user: &user_account::Model) -> Result<Option<Vec<Uuid>>, DbErr> {
    // Admins, who send the most requests, need no query.
    match user.role.is_admin() {
        true => Ok(None),
        false => Ok(user.role.limited_to(terminals_of(db, user).await?)),
    }
}
