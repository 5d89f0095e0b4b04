//! The verbs of sessions.

use chrono::TimeDelta;
use haul_api::{Change, Write, authz::Actor};
use haul_db::{Connection, Db, Fetch};
use haul_entity::{
    Owned,
    company::{
        user_account,
        user_session::{Column, Entity, Model},
    },
};
use haul_types::{Permission, Timestamp};
use sea_orm::{
    ActiveModelTrait, ColumnTrait, Condition, DbErr, EntityTrait, IntoActiveModel, QueryFilter, QueryOrder, Select,
    Set, sea_query::Expr,
};
use uuid::Uuid;

use super::{
    error::SessionError,
    views::{PersonSession, PersonSessionList, SessionsRevoked},
};
use crate::users::{UserError, require_may_end};

/// A sign-in's longest life; `identity_token` refuses older ones.
const LONGEST: TimeDelta = TimeDelta::days(14);

/// Where a person is signed in. The addresses and devices are for those who may end the sessions.
pub async fn list(
    db: &impl Connection,
    actor: &Actor,
    user_id: Uuid,
    now: Timestamp,
) -> Result<PersonSessionList, SessionError> {
    let user = user_account::Entity::find_owned(actor.company_id, user_id).fetch_optional(db).await?;
    let user = user.ok_or(SessionError::NotFound)?;
    let may_try = actor.id == Some(user_id) || actor.may(Permission::UsersWrite);
    let is_open = match require_may_end(db, actor, &user).await {
        Ok(()) => may_try,
        Err(UserError::RoleAboveYours | UserError::SeesMoreThanYou) => false,
        Err(error) => return Err(error.into()),
    };
    let rows = working(actor.company_id, user_id, now).order_by_desc(Column::LastUsedAt).fetch_all(db).await?;
    let current = actor.signed_in_at.filter(|_| actor.id == Some(user_id));
    let items = rows.into_iter().map(|row| PersonSession::new(row, current));
    Ok(PersonSessionList {
        items: if is_open { items.collect() } else { items.map(PersonSession::without_place).collect() },
    })
}

fn working(company_id: Uuid, user_id: Uuid, now: Timestamp) -> Select<Entity> {
    let works = Condition::all()
        .add(Column::UserId.eq(user_id))
        .add(Column::EndedAt.is_null())
        .add(Column::SignedOutAt.is_null())
        .add(Column::SignedInAt.gt(now - LONGEST));
    Entity::owned_by(company_id).filter(works)
}

/// Ends one session of a person. Ending it twice changes nothing.
pub async fn revoke(write: &mut Write, user_id: Uuid, id: Uuid) -> Result<PersonSession, SessionError> {
    let user = person(write, user_id).await?;
    let found = write.find_for_update::<Entity>(id).await?.filter(|row| row.user_id == user_id);
    let found = found.ok_or(SessionError::NotFound)?;
    let current = write.actor.signed_in_at.filter(|_| write.actor.id == Some(user_id));
    if found.ended_at.is_some() {
        return Ok(PersonSession::new(found, current));
    }
    let mut row = found.into_active_model();
    row.ended_at = Set(Some(write.now));
    let ended: Model = row.update(write.tx()).await?;
    note(write, &user, "user.session_ended", ended.device.clone());
    Ok(PersonSession::new(ended, current))
}

/// Ends every session of a person, also those that were never used; the caller's own is kept if it is the person's.
pub async fn revoke_all(write: &mut Write, user_id: Uuid) -> Result<SessionsRevoked, SessionError> {
    let user = person(write, user_id).await?;
    let kept = write.actor.signed_in_at.filter(|_| write.actor.id == Some(user_id));
    let mut others = Entity::update_many()
        .col_expr(Column::EndedAt, Expr::value(write.now))
        .filter(Column::CompanyId.eq(write.company_id()))
        .filter(Column::UserId.eq(user_id))
        .filter(Column::EndedAt.is_null());
    if let Some(kept) = kept {
        others = others.filter(Column::SignedInAt.ne(kept));
    }
    let counted = working(write.company_id(), user_id, write.now).fetch_all(write.tx()).await?;
    let revoked_count = counted.iter().filter(|row| Some(row.signed_in_at) != kept).count() as u64;
    others.exec(write.tx()).await?;
    user_account::Entity::update_many()
        .col_expr(user_account::Column::SessionsEndedAt, Expr::value(write.now))
        .col_expr(user_account::Column::KeptSignInAt, Expr::value(kept))
        .filter(user_account::Column::CompanyId.eq(write.company_id()))
        .filter(user_account::Column::Id.eq(user_id))
        .exec(write.tx())
        .await?;
    note(write, &user, "user.sessions_ended", None);
    Ok(SessionsRevoked { revoked_count })
}

/// The person, if the caller may end their sessions.
async fn person(write: &Write, user_id: Uuid) -> Result<user_account::Model, SessionError> {
    let user = write.find_for_update::<user_account::Entity>(user_id).await?.ok_or(SessionError::NotFound)?;
    require_may_end(write.tx(), &write.actor, &user).await?;
    Ok(user)
}

fn note(write: &mut Write, user: &user_account::Model, action: &str, device: Option<String>) {
    // The others ask for a new ticket.
    write.end_streams(user.id);
    let changes = device.map(|from| Change { field: "device".to_owned(), from: Some(from), to: None });
    write.record(action, "user", user.id, &user.full_name, changes.into_iter().collect());
}

/// Deletes sessions whose sign-in is refused anyway.
pub async fn sweep(db: &Db, now: Timestamp) -> Result<(), DbErr> {
    Entity::delete_many().filter(Column::SignedInAt.lt(now - LONGEST)).exec(db).await?;
    Ok(())
}
