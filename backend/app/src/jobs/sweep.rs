//! What has served its time is deleted, a little each time that jobs ran.

use chrono::{DateTime, TimeDelta, Utc};
use haul_db::Db;
use sea_orm::{ColumnTrait, DbErr, EntityTrait, QueryFilter};

use crate::{
    api::IDEMPOTENCY_KEYS_KEPT_FOR,
    entity::{export, idempotency_record, job, owner_login, revoked_token},
};

/// Long enough to look at what was done last week.
const FINISHED_JOBS_KEPT_FOR: TimeDelta = TimeDelta::days(7);

/// Their files have long expired; the audit log keeps that they were made.
const EXPORTS_KEPT_FOR: TimeDelta = TimeDelta::days(30);

/// Deletes finished jobs, old idempotency keys and exports, and tokens and sign-in links that have expired anyway.
///
/// Jobs that were given up stay: somebody has to look at them.
pub(super) async fn sweep(db: &Db, now: DateTime<Utc>) -> Result<(), DbErr> {
    let jobs = job::Column::FinishedAt.lt(now - FINISHED_JOBS_KEPT_FOR);
    job::Entity::delete_many().filter(jobs).exec(db).await?;
    let keys = idempotency_record::Column::CreatedAt.lt(now - IDEMPOTENCY_KEYS_KEPT_FOR);
    idempotency_record::Entity::delete_many().filter(keys).exec(db).await?;
    export::Entity::delete_many().filter(export::Column::CreatedAt.lt(now - EXPORTS_KEPT_FOR)).exec(db).await?;
    revoked_token::Entity::delete_many().filter(revoked_token::Column::ExpiresAt.lt(now)).exec(db).await?;
    owner_login::Entity::delete_many().filter(owner_login::Column::ExpiresAt.lt(now)).exec(db).await?;
    Ok(())
}
