//! An invitation that reached somebody who wants none of it: one click ends it, and any further mail of the company.

use haul_api::{AppContext, Write, authz::Actor, jobs};
use haul_types::UserState;
use sea_orm::{IntoActiveModel, Set};

use super::{
    error::UserError,
    ops::{find_for_update, save},
    refusal_token::{self, Invitation},
};

/// Withdraws the invitation and stops the company's mail to the address. Refusing it again changes nothing.
pub async fn refuse(ctx: &AppContext, token: &str) -> Result<(), UserError> {
    let Invitation { company_id, user_id } = refusal_token::read(ctx, token).ok_or(UserError::NotFound)?;
    let mut write = Write::begin(ctx, &Actor::system(company_id)).await?;
    let before = match find_for_update(&write, user_id).await {
        Ok(user) if user.state == UserState::Invited => user,
        // Removed, or somebody who joined after all.
        Ok(_) | Err(UserError::NotFound) => return Ok(()),
        Err(error) => return Err(error),
    };
    jobs::refuse_mail(&write, &before.email).await?;
    let mut row = before.clone().into_active_model();
    row.state = Set(UserState::Removed);
    save(&mut write, before, row, "user.invitation_refused").await?;
    write.commit(true).await?;
    Ok(())
}
