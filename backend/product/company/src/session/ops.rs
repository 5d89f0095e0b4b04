//! The verbs of the session.

use std::collections::BTreeSet;

use chrono::TimeDelta;
use haul_api::{
    ApiError, AppContext, Identity, Write,
    auth::{note_session, sections_of},
    authz::{Actor, ActorKind},
    request_id,
};
use haul_db::{Db, Fetch, Scope};
use haul_entity::{
    Owned,
    company::{company, user_account},
};
use haul_types::{Role, UserStatus};
use sea_orm::{ColumnTrait, Condition, EntityTrait, QueryFilter, sea_query::Expr};

use super::{
    landing::landing_path,
    status::SessionStatus,
    views::{Session, SessionCompany, SessionJoinRequest, UserRecord},
};
use crate::{join_requests, registrations};

/// Precision of `last_seen_at`; otherwise every session read would be a write.
const SEEN_EVERY: TimeDelta = TimeDelta::minutes(5);

/// Returns the caller's status. The first call with a verified address admits what is pending for it.
pub async fn read(ctx: &AppContext, identity: &Identity) -> Result<Session, ApiError> {
    let db = ctx.db.scoped(Scope::System("a session is found by the account"));
    if !identity.is_email_verified {
        let waiting = registrations::find_waiting(&db, &identity.uid).await?;
        let full_name = waiting.map(|row| row.full_name).or_else(|| identity.name.clone());
        return Ok(Session::without_company(SessionStatus::EmailUnverified, identity.email.clone(), full_name));
    }
    if let Some(user) = find_or_admit(ctx, &db, identity).await? {
        return of_user(ctx, identity, user).await;
    }
    match join_requests::find_open(&db, &identity.uid).await? {
        Some(request) => {
            let company = company::Entity::find_by_id(request.company_id).fetch_optional(&db).await?;
            let company_name = company.map(|company| company.legal_name).unwrap_or_default();
            let join_request = SessionJoinRequest { id: request.id, company_name, created_at: request.created_at };
            let full_name = Some(request.full_name);
            let session = Session::without_company(SessionStatus::AwaitingAdmission, identity.email.clone(), full_name);
            Ok(Session { join_request: Some(join_request), ..session })
        }
        None => {
            Ok(Session::without_company(SessionStatus::Unregistered, identity.email.clone(), identity.name.clone()))
        }
    }
}

/// Withdraws the open request to join, if there is one.
pub async fn withdraw_join_request(ctx: &AppContext, identity: &Identity) -> Result<(), ApiError> {
    let db = ctx.db.scoped(Scope::System("a request is found by the account"));
    let request = join_requests::find_open(&db, &identity.uid).await?.ok_or_else(ApiError::not_found)?;
    let actor = Actor {
        kind: ActorKind::User,
        name: request.full_name.clone(),
        request_id: request_id(),
        ..Actor::system(request.company_id)
    };
    let mut write = Write::begin(ctx, &actor).await?;
    join_requests::withdraw(&mut write, request.id).await?;
    write.commit(true).await?;
    Ok(())
}

/// The specification's lookup: your own record, or as an Admin a colleague's. Any other is not found.
pub async fn find_record(ctx: &AppContext, identity: &Identity, email: &str) -> Result<UserRecord, ApiError> {
    let email = email.trim().to_lowercase();
    let db = ctx.db.scoped(Scope::System("the specification's look-up goes by address"));
    let me = find_or_admit(ctx, &db, identity).await?;
    if email == identity.email && !email.is_empty() {
        return match me {
            Some(user) => Ok(record(user)),
            None => waiting_record(&db, identity).await,
        };
    }
    let is_admin = |user: &user_account::Model| user.status == UserStatus::Active && user.role.is_admin();
    let admin = me.filter(is_admin).filter(|_| identity.is_email_verified).ok_or_else(ApiError::not_found)?;
    let colleague = user_account::Entity::owned_by(admin.company_id)
        .filter(user_account::Column::Email.eq(email))
        .filter(user_account::Column::Status.ne(UserStatus::Removed))
        .fetch_optional(&db)
        .await?;
    colleague.map(record).ok_or_else(ApiError::not_found)
}

/// A person without a company: known, and a plain user for now.
async fn waiting_record(db: &Db, identity: &Identity) -> Result<UserRecord, ApiError> {
    let waiting = registrations::find_waiting(db, &identity.uid).await?.map(|row| row.full_name);
    let asking = join_requests::find_open(db, &identity.uid).await?.map(|row| row.full_name);
    let full_name = waiting.or(asking).ok_or_else(ApiError::not_found)?;
    Ok(UserRecord { full_name, user_type: Role::User.into() })
}

fn record(user: user_account::Model) -> UserRecord {
    UserRecord { full_name: user.full_name, user_type: user.role.into() }
}

async fn find_or_admit(
    ctx: &AppContext,
    db: &Db,
    identity: &Identity,
) -> Result<Option<user_account::Model>, ApiError> {
    if let Some(user) = find_user(db, identity).await? {
        return Ok(Some(user));
    }
    registrations::admit(ctx, identity).await?;
    find_user(db, identity).await
}

async fn find_user(db: &Db, identity: &Identity) -> Result<Option<user_account::Model>, ApiError> {
    let found = user_account::Entity::find()
        .filter(user_account::Column::IdentityUid.eq(&identity.uid))
        .filter(user_account::Column::Status.is_in([UserStatus::Active, UserStatus::Suspended]))
        .fetch_optional(db)
        .await?;
    Ok(found)
}

async fn of_user(ctx: &AppContext, identity: &Identity, user: user_account::Model) -> Result<Session, ApiError> {
    let db = ctx.db.scoped(Scope::Company(user.company_id));
    let company = company::Entity::find_by_id(user.company_id).fetch_optional(&db).await?;
    let company = company.ok_or_else(|| ApiError::internal("a user's company is missing"))?;
    let is_active = user.status == UserStatus::Active;
    if is_active {
        note_seen(ctx, &db, &user).await?;
        note_session(ctx, identity, &user).await?;
    }
    note_sign_in(ctx, identity, &user).await?;
    let sections = if is_active { sections_of(&db, &user).await? } else { Vec::new() };
    let permissions: BTreeSet<_> = sections.iter().flat_map(|section| section.permissions()).copied().collect();
    let status = if is_active { SessionStatus::Active } else { SessionStatus::Suspended };
    Ok(Session {
        status,
        landing_path: landing_path(status, Some(user.role), &sections).to_owned(),
        email: user.email,
        full_name: Some(user.full_name),
        role: Some(user.role),
        user_type: Some(user.role.into()),
        user_id: Some(user.id),
        company: Some(SessionCompany {
            id: company.id,
            legal_name: company.legal_name,
            dot_number: company.dot_number,
            is_dot_proven: company.is_dot_proven,
            time_zone: company.time_zone,
        }),
        sections,
        permissions: permissions.into_iter().map(|permission| permission.name().to_owned()).collect(),
        join_request: None,
        suspended_reason: user.suspended_reason,
    })
}

/// Not a change to the record: it affects neither its version nor the audit log.
async fn note_seen(ctx: &AppContext, db: &Db, user: &user_account::Model) -> Result<(), ApiError> {
    let now = ctx.now();
    let is_long_ago = Condition::any()
        .add(user_account::Column::LastSeenAt.is_null())
        .add(user_account::Column::LastSeenAt.lt(now - SEEN_EVERY));
    if user.last_seen_at.is_some_and(|at| at >= now - SEEN_EVERY) {
        return Ok(());
    }
    user_account::Entity::update_many()
        .col_expr(user_account::Column::LastSeenAt, Expr::value(now))
        .filter(user_account::Column::CompanyId.eq(user.company_id))
        .filter(user_account::Column::Id.eq(user.id))
        .filter(is_long_ago)
        .exec(db)
        .await?;
    Ok(())
}

/// Records a sign-in in the audit log, once: after each sign-in the browser asks for the session first.
async fn note_sign_in(ctx: &AppContext, identity: &Identity, user: &user_account::Model) -> Result<(), ApiError> {
    let signed_in_at = identity.signed_in_at;
    if user.signed_in_at.is_some_and(|noted| noted >= signed_in_at) {
        return Ok(());
    }
    let actor = Actor {
        kind: ActorKind::User,
        id: Some(user.id),
        name: user.full_name.clone(),
        request_id: request_id(),
        ..Actor::system(user.company_id)
    };
    let is_new = Condition::any()
        .add(user_account::Column::SignedInAt.is_null())
        .add(user_account::Column::SignedInAt.lt(signed_in_at));
    let mut write = Write::begin(ctx, &actor).await?;
    let noted = user_account::Entity::update_many()
        .col_expr(user_account::Column::SignedInAt, Expr::value(signed_in_at))
        .filter(user_account::Column::CompanyId.eq(user.company_id))
        .filter(user_account::Column::Id.eq(user.id))
        .filter(is_new)
        .exec(write.tx())
        .await?;
    // Another tab may have been first.
    if noted.rows_affected == 1 {
        let action = if user.status == UserStatus::Active { "user.signed_in" } else { "user.sign_in_refused" };
        write.note(action, "user", user.id, &user.full_name, Vec::new());
    }
    write.commit(true).await?;
    Ok(())
}
