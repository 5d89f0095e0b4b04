//! Signing out: revokes the credentials sent with the request, if any.

use haul_api::{ApiError, auth::Authenticator};
use haul_db::{Db, Scope};
use haul_entity::company::{revoked_token, user_account, user_session};
use haul_types::Timestamp;
use sea_orm::{
    ColumnTrait, DbErr, EntityTrait, QueryFilter, Set,
    sea_query::{Expr, OnConflict, Query},
};

/// Revokes a token of any kind. An invalid token or an API key has no session to end.
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
    let now = authenticator.ctx.now();
    // Expired tokens are refused anyway.
    revoked_token::Entity::delete_many().filter(revoked_token::Column::ExpiresAt.lt(now)).exec(&db).await?;
    let row = revoked_token::ActiveModel {
        token_hash: Set(identity.token_hash.clone()),
        expires_at: Set(identity.expires_at),
    };
    let is_known = OnConflict::column(revoked_token::Column::TokenHash).do_nothing().to_owned();
    revoked_token::Entity::insert(row).on_conflict(is_known).exec_without_returning(&db).await?;
    let accounts = Query::select()
        .column(user_account::Column::Id)
        .from(user_account::Entity)
        .and_where(user_account::Column::IdentityUid.eq(&identity.uid))
        .to_owned();
    user_session::Entity::update_many()
        .col_expr(user_session::Column::SignedOutAt, Expr::value(now))
        .filter(user_session::Column::UserId.in_subquery(accounts))
        .filter(user_session::Column::SignedInAt.eq(identity.signed_in_at))
        .exec(&db)
        .await?;
    Ok(())
}

async fn end_owner_session(authenticator: &Authenticator, token: &str) -> Result<(), ApiError> {
    match authenticator.owner_actor(&format!("JWT {token}")).await {
        Ok(owner) => authenticator.ctx.product.owner_signed_out(&authenticator.ctx, &owner).await,
        Err(ApiError::Unauthenticated(_)) => Ok(()),
        Err(other) => Err(other),
    }
}

/// Deletes revoked tokens that have since expired; they are refused anyway.
pub async fn sweep(db: &Db, now: Timestamp) -> Result<(), DbErr> {
    revoked_token::Entity::delete_many().filter(revoked_token::Column::ExpiresAt.lt(now)).exec(db).await?;
    Ok(())
}
