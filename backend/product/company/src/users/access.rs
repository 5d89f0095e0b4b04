//! The one place that ends a person's access beyond the sign-in itself: API keys and open live updates.
//!
//! The sign-in needs none: each request checks the person's status and role.

use haul_api::{ApiError, Write, auth::sections_of, workplaces::limits_of};
use haul_entity::company::user_account::Model;
use haul_types::UserStatus;

use crate::api_keys::ops::{limit_keys_of, revoke_beyond};

/// Ends access that a changed person no longer has. Every change to a user goes through here.
pub(super) async fn settle(write: &mut Write, before: &Model, after: &Model) -> Result<(), ApiError> {
    let is_same = (before.status, before.role, &before.email) == (after.status, after.role, &after.email);
    if is_same || before.status != UserStatus::Active {
        return Ok(());
    }
    write.end_streams(after.id);
    trim_keys(write, after).await
}

/// The person works at other terminals now: open live updates end, and the person's keys see what the person sees.
pub(super) async fn limit(write: &mut Write, user: &Model) -> Result<(), ApiError> {
    write.end_streams(user.id);
    limit_keys(write, user).await
}

/// Revokes keys that exceed what the person may do now.
pub(crate) async fn trim_keys(write: &mut Write, user: &Model) -> Result<(), ApiError> {
    let kept = match user.status {
        UserStatus::Active => {
            let sections = sections_of(write.tx(), user).await?;
            sections.iter().flat_map(|section| section.permissions()).copied().collect()
        }
        UserStatus::Invited | UserStatus::Suspended | UserStatus::Removed => Vec::new(),
    };
    revoke_beyond(write, user.id, &kept).await?;
    limit_keys(write, user).await
}

async fn limit_keys(write: &mut Write, user: &Model) -> Result<(), ApiError> {
    let terminals = limits_of(write.tx(), user).await?;
    Ok(limit_keys_of(write, user.id, terminals).await?)
}
