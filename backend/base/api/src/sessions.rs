//! The sign-ins of people: noted when a token of theirs is new to this process, and refused once ended.

use chrono::TimeDelta;
use haul_db::{Connection, Fetch, Scope};
use haul_entity::{
    Owned,
    company::{user_account, user_session},
};
use haul_types::UserStatus;
use sea_orm::{
    ActiveModelTrait, ColumnTrait, Condition, DbErr, EntityTrait, IntoActiveModel, QueryFilter, Set,
    sea_query::{Expr, ExprTrait, OnConflict, Query, SelectStatement},
};

use crate::{ApiError, AppContext, Identity, client_ip, device};

/// Precision of `last_used_at`, so that not every new token is a write.
const USED_EVERY: TimeDelta = TimeDelta::minutes(5);

/// Notes that a person's session is in use, and from where. Costs nothing while a token is known: a verified one is
/// kept for five minutes.
pub async fn note_session(ctx: &AppContext, identity: &Identity, user: &user_account::Model) -> Result<(), ApiError> {
    let now = ctx.now();
    let db = ctx.db.scoped(Scope::Company(user.company_id));
    let known = user_session::Entity::owned_by(user.company_id)
        .filter(user_session::Column::UserId.eq(user.id))
        .filter(user_session::Column::SignedInAt.eq(identity.signed_in_at))
        .fetch_optional(&db)
        .await?;
    let Some(session) = known else {
        let row = user_session::ActiveModel {
            id: Set(ctx.ids.next()),
            company_id: Set(user.company_id),
            user_id: Set(user.id),
            signed_in_at: Set(identity.signed_in_at),
            device: Set(device()),
            address: Set(client_ip()),
            provider: Set(identity.provider.clone()),
            second_factor: Set(identity.second_factor.clone()),
            created_at: Set(now),
            last_used_at: Set(now),
            signed_out_at: Set(None),
            ended_at: Set(None),
        };
        // Another request of the same page may be first.
        let is_known = OnConflict::columns([
            user_session::Column::CompanyId,
            user_session::Column::UserId,
            user_session::Column::SignedInAt,
        ])
        .do_nothing()
        .to_owned();
        user_session::Entity::insert(row).on_conflict(is_known).exec_without_returning(&db).await?;
        return Ok(());
    };
    let is_same = (&session.device, &session.address) == (&device(), &client_ip());
    if is_same && session.signed_out_at.is_none() && session.last_used_at >= now - USED_EVERY {
        return Ok(());
    }
    let mut row = session.into_active_model();
    row.device = Set(device());
    row.address = Set(client_ip());
    row.last_used_at = Set(now);
    // Another token of the same sign-in is still in use.
    row.signed_out_at = Set(None);
    row.update(&db).await?;
    Ok(())
}

/// The ended session of a token, to be found among the rows of an account.
pub(crate) fn ended_session(identity: &Identity) -> SelectStatement {
    Query::select()
        .column(user_session::Column::Id)
        .from(user_session::Entity)
        .and_where(
            Expr::col((user_session::Entity, user_session::Column::UserId))
                .equals((user_account::Entity, user_account::Column::Id)),
        )
        .and_where(user_session::Column::SignedInAt.eq(identity.signed_in_at))
        .and_where(user_session::Column::EndedAt.is_not_null())
        .to_owned()
}

/// Whether the account's session was ended, alone or with others.
pub(crate) async fn has_ended(db: &impl Connection, identity: &Identity) -> Result<bool, DbErr> {
    use user_account::Column;
    let is_other = Column::KeptSignInAt.is_null().or(Column::KeptSignInAt.ne(identity.signed_in_at));
    let ended = user_account::Entity::find()
        .filter(Column::IdentityUid.eq(&identity.uid))
        // As in the partial index; see `Authenticator::find_user`.
        .filter(Column::Status.into_expr().ne(Expr::Constant(UserStatus::Removed.into())))
        .filter(
            Condition::any()
                .add(Expr::exists(ended_session(identity)))
                .add(Column::SessionsEndedAt.gte(identity.signed_in_at).and(is_other)),
        )
        .fetch_optional(db)
        .await?;
    Ok(ended.is_some())
}
