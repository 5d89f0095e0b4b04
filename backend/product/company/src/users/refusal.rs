//! Declining an invitation: one click ends it and stops any further mail from the company.

use haul_api::{AppContext, Write, authz::Actor, jobs};
use haul_entity::company::user_account::Entity;
use haul_types::UserStatus;
use sea_orm::{IntoActiveModel, Set};

use super::{
    error::UserError,
    ops::save,
    refusal_token::{self, Invitation},
};

/// Withdraws the invitation and stops the company's mail to the address. Declining again changes nothing.
pub async fn refuse(ctx: &AppContext, token: &str) -> Result<(), UserError> {
    let Invitation { company_id, user_id } = refusal_token::read(ctx, token).ok_or(UserError::NotFound)?;
    let mut write = Write::begin(ctx, &Actor::system(company_id)).await?;
    let before = write.find_for_update::<Entity>(user_id).await?.ok_or(UserError::NotFound)?;
    if matches!(before.status, UserStatus::Active | UserStatus::Suspended) {
        return Err(UserError::AlreadyJoined);
    }
    jobs::refuse_mail(&write, &before.email).await?;
    if before.status == UserStatus::Removed {
        write.commit(true).await?;
        return Ok(());
    }
    let mut row = before.clone().into_active_model();
    row.status = Set(UserStatus::Removed);
    save(&mut write, before, row, "user.invitation_refused").await?;
    write.commit(true).await?;
    Ok(())
}
