//! Invitations that are not accepted yet: sent again, or withdrawn.

use chrono::TimeDelta;
use haul_api::{Write, jobs};
use haul_entity::company::user_account::Model;
use haul_types::UserStatus;
use sea_orm::{IntoActiveModel, Set};
use uuid::Uuid;

use super::{
    error::UserError,
    mail,
    ops::{find_for_update, require_may_change, save},
    views::User,
};

/// Mail takes a moment, and nobody wants the same one twice.
const SENT_EVERY: TimeDelta = TimeDelta::minutes(5);

/// Sends the mail again, with a new link for declining.
pub async fn send_again(write: &mut Write, id: Uuid) -> Result<User, UserError> {
    let before = invited(write, id).await?;
    if before.invited_at.is_some_and(|at| at > write.now - SENT_EVERY) {
        return Err(UserError::InvitationJustSent);
    }
    let mail = mail::invitation(write, &before).await?;
    jobs::send_mail(write, mail).await?;
    let mut row = before.clone().into_active_model();
    row.invited_at = Set(Some(write.now));
    save(write, before, row, "user.invited_again").await
}

/// The mailed link no longer lets anyone in. The address may be invited again.
pub async fn withdraw(write: &mut Write, id: Uuid) -> Result<User, UserError> {
    let before = invited(write, id).await?;
    let mut row = before.clone().into_active_model();
    row.status = Set(UserStatus::Removed);
    save(write, before, row, "user.invitation_withdrawn").await
}

async fn invited(write: &Write, id: Uuid) -> Result<Model, UserError> {
    let found = find_for_update(write, id).await?;
    require_may_change(write, &found).await?;
    if found.status == UserStatus::Invited { Ok(found) } else { Err(UserError::NotInvited) }
}
