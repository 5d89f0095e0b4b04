//! The first SuperAdmin, created on the command line by the server's operator.

use haul_api::{ApiError, AppContext, Write, authz::Actor, jobs};
use haul_db::{Fetch, Scope};
use haul_entity::{
    Owned,
    company::{company, user_account},
};
use haul_types::{DotNumber, EmailAddress, InvalidDotNumber, InvalidEmail, Role, UserStatus};
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter, Set};
use uuid::Uuid;

use super::mail;
use super::ops::{new_user, save};

#[derive(Debug, thiserror::Error)]
pub enum SuperAdminError {
    #[error("{0}")]
    Email(#[from] InvalidEmail),
    #[error("{0}")]
    DotNumber(#[from] InvalidDotNumber),
    #[error("no company with USDOT {0} is registered; register it first")]
    NoSuchCompany(String),
    #[error(transparent)]
    Api(#[from] ApiError),
}

/// Makes the user with this address SuperAdmin of the company, or invites one. Returns the user's id; safe to repeat.
pub async fn create_super_admin(
    ctx: &AppContext,
    email: &str,
    full_name: &str,
    dot_number: &str,
) -> Result<Uuid, SuperAdminError> {
    let email = EmailAddress::parse(email)?;
    let dot_number = DotNumber::parse(dot_number)?;
    let db = ctx.db.scoped(Scope::System("the operator names a company on the command line"));
    let company =
        company::Entity::find().filter(company::Column::DotNumber.eq(dot_number.as_str())).fetch_optional(&db).await;
    let company = company.map_err(ApiError::from)?.ok_or_else(|| SuperAdminError::NoSuchCompany(dot_number.into()))?;
    let mut write = Write::begin(ctx, &Actor::system(company.id)).await?;
    let known = user_account::Entity::owned_by(company.id)
        .filter(user_account::Column::Email.eq(email.as_str()))
        .filter(user_account::Column::Status.ne(UserStatus::Removed))
        .fetch_optional(write.tx())
        .await
        .map_err(ApiError::from)?;
    let id = match known {
        Some(user) if user.role == Role::SuperAdmin => user.id,
        Some(user) => {
            let mut row = user.clone().into_active_model();
            row.role = Set(Role::SuperAdmin);
            save(&mut write, user, row, "user.updated").await.map_err(ApiError::from)?.id
        }
        None => {
            let row = new_user(&write, email.as_str(), full_name.trim(), Role::SuperAdmin, UserStatus::Invited);
            let row = row.insert(write.tx()).await.map_err(ApiError::from)?;
            let mail = mail::invitation(&write, &row).await?;
            jobs::send_mail(&write, mail).await?;
            write.record("user.invited", "user", row.id, &row.full_name, Vec::new());
            row.id
        }
    };
    write.commit(id.to_string()).await?;
    Ok(id)
}
