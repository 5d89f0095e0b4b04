//! Signing out. Whatever credentials came along stop to hold; none is fine too.

use haul_db::Scope;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, Set, sea_query::OnConflict};

use crate::{
    api::{ApiError, auth::Authenticator},
    entity::revoked_token,
    owner_portal,
};

/// Ends what a token of any kind opened. A token that is not genuine, or an API key, opened nothing that could be ended.
pub(super) async fn logout(authenticator: &Authenticator, scheme: &str, token: &str) -> Result<(), ApiError> {
    match scheme {
        "bearer" => revoke_identity_token(authenticator, token).await,
        "jwt" => end_owner_session(authenticator, token).await,
        _ => Ok(()),
    }
}

async fn revoke_identity_token(authenticator: &Authenticator, token: &str) -> Result<(), ApiError> {
    let identity = match authenticator.identity(token).await {
        Ok(identity) => identity,
        Err(ApiError::Unauthenticated(_)) => return Ok(()),
        Err(other) => return Err(other),
    };
    let db = authenticator.ctx.db.scoped(Scope::System("a sign-out revokes one token of no company"));
    let now = authenticator.ctx.clock.now();
    // Expired tokens are refused anyway.
    revoked_token::Entity::delete_many().filter(revoked_token::Column::ExpiresAt.lt(now)).exec(&db).await?;
    let row = revoked_token::ActiveModel { token_hash: Set(identity.token_hash), expires_at: Set(identity.expires_at) };
    let is_known = OnConflict::column(revoked_token::Column::TokenHash).do_nothing().to_owned();
    revoked_token::Entity::insert(row).on_conflict(is_known).exec_without_returning(&db).await?;
    Ok(())
}

async fn end_owner_session(authenticator: &Authenticator, token: &str) -> Result<(), ApiError> {
    match authenticator.owner_actor(&format!("JWT {token}")).await {
        Ok(owner) => owner_portal::end_session(&authenticator.ctx, &owner, false).await,
        Err(ApiError::Unauthenticated(_)) => Ok(()),
        Err(other) => Err(other),
    }
}
