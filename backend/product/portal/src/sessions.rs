//! Sessions of fleet owners: 12 hours from the last renewal, two weeks at most, ended on one device or on all.

use chrono::TimeDelta;
use haul_api::{
    ApiError, AppContext, OWNER_SESSION_AUDIENCE, Write,
    auth::end_owner_sessions,
    authz::{Actor, ActorKind, OwnerActor},
    request_id,
};
use haul_db::Scope;
use haul_entity::{
    Owned,
    fleet::fleet_owner,
    portal::owner_session::{ActiveModel, Column, Entity},
};
use haul_types::Timestamp;
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, QueryFilter, Set, sea_query::Expr};
use serde_json::json;
use uuid::Uuid;

/// Long enough for a working day, short enough for a shared computer.
const SESSION_LIFETIME: TimeDelta = TimeDelta::hours(12);

/// The limit despite renewals: an owner who checks in every day signs in every other week.
const ABSOLUTE_LIFETIME: TimeDelta = TimeDelta::days(14);

/// A token to send as `Authorization: JWT <token>`, and when it expires.
pub(super) struct SessionToken {
    pub token: String,
    pub expires_at: Timestamp,
}

/// Opens a session for an owner and records it in the carrier's audit log.
pub(super) async fn open(write: &mut Write, owner: &fleet_owner::Model) -> Result<SessionToken, ApiError> {
    write.actor = Actor {
        kind: ActorKind::Owner,
        id: Some(owner.id),
        name: owner.name.clone(),
        request_id: request_id(),
        ..Actor::system(owner.company_id)
    };
    let session_id = write.new_id();
    let expires_at = write.now + SESSION_LIFETIME;
    let row = ActiveModel {
        id: Set(session_id),
        company_id: Set(owner.company_id),
        fleet_owner_id: Set(owner.id),
        created_at: Set(write.now),
        expires_at: Set(expires_at),
        ended_at: Set(None),
    };
    row.insert(write.tx()).await?;
    write.note("owner.signed_in", "fleet_owner", owner.id, &owner.name, Vec::new());
    let token = sign(&write.ctx, session_id)?;
    Ok(SessionToken { token, expires_at })
}

/// A new token once half of the session's time has passed, none before.
pub(super) async fn renew(ctx: &AppContext, owner: &OwnerActor) -> Result<(Timestamp, Option<String>), ApiError> {
    let db = ctx.db.scoped(Scope::Company(owner.actor.company_id));
    let session = Entity::find_owned(owner.actor.company_id, owner.session_id)
        .fetch_optional(&db)
        .await?
        .ok_or_else(ApiError::unauthenticated)?;
    let now = ctx.now();
    if session.expires_at - now > SESSION_LIFETIME / 2 {
        return Ok((session.expires_at, None));
    }
    let expires_at = (now + SESSION_LIFETIME).min(session.created_at + ABSOLUTE_LIFETIME);
    if expires_at <= session.expires_at {
        return Ok((session.expires_at, None));
    }
    Entity::update_many()
        .col_expr(Column::ExpiresAt, Expr::value(expires_at))
        .filter(Column::CompanyId.eq(owner.actor.company_id))
        .filter(Column::Id.eq(owner.session_id))
        .filter(Column::EndedAt.is_null())
        .exec(&db)
        .await?;
    Ok((expires_at, Some(sign(ctx, owner.session_id)?)))
}

/// Ends the session, or every session of the owner at this carrier.
pub async fn end(ctx: &AppContext, owner: &OwnerActor, is_everywhere: bool) -> Result<(), ApiError> {
    let mut write = Write::begin(ctx, &owner.actor).await?;
    let only = (!is_everywhere).then_some(owner.session_id);
    end_owner_sessions(&write, owner.fleet_owner_id, only).await?;
    write.record("owner.signed_out", "fleet_owner", owner.fleet_owner_id, &owner.actor.name, Vec::new());
    write.commit(true).await?;
    Ok(())
}

fn sign(ctx: &AppContext, session_id: Uuid) -> Result<String, ApiError> {
    let claims = json!({ "sid": session_id }).to_string();
    let seconds = SESSION_LIFETIME.num_seconds().unsigned_abs();
    ctx.sealing.sign_token(OWNER_SESSION_AUDIENCE, &claims, seconds).map_err(ApiError::internal)
}
