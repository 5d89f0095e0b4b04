//! Deletes expired rows, a few each time that jobs ran.

use chrono::TimeDelta;
use haul_db::{Db, Fetch};
use haul_entity::{
    base::{idempotency_record, job, notice},
    company::company_settings,
};
use haul_types::Timestamp;
use sea_orm::{ColumnTrait, Condition, DbErr, EntityTrait, QueryFilter};

use super::mail_budget;
use crate::{AppContext, IDEMPOTENCY_KEYS_KEPT_FOR, future::BoxFuture};

/// Deletes an area's expired rows.
pub type Sweep = for<'a> fn(&'a Db, Timestamp) -> BoxFuture<'a, Result<(), DbErr>>;

/// Long enough to look into last week's jobs.
const FINISHED_JOBS_KEPT_FOR: TimeDelta = TimeDelta::days(7);

/// Lets each area delete its expired rows.
pub(super) async fn sweep(ctx: &AppContext, db: &Db, now: Timestamp) -> Result<(), DbErr> {
    for sweep in ctx.product.areas.iter().flat_map(|area| area.retention) {
        sweep(db, now).await?;
    }
    Ok(())
}

/// Finished jobs and old idempotency keys. Given-up jobs stay: an operator has to look at them.
pub(crate) async fn sweep_base(db: &Db, now: Timestamp) -> Result<(), DbErr> {
    let jobs = job::Column::FinishedAt.lt(now - FINISHED_JOBS_KEPT_FOR);
    job::Entity::delete_many().filter(jobs).exec(db).await?;
    let keys = idempotency_record::Column::CreatedAt.lt(now - IDEMPOTENCY_KEYS_KEPT_FOR);
    idempotency_record::Entity::delete_many().filter(keys).exec(db).await?;
    mail_budget::sweep(db, now).await?;
    sweep_notices(db, now).await
}

/// What was read or archived, in the companies that don't keep it forever.
async fn sweep_notices(db: &Db, now: Timestamp) -> Result<(), DbErr> {
    let kept = company_settings::Entity::find().filter(company_settings::Column::NoticesKeptDays.is_not_null());
    for settings in kept.fetch_all(db).await? {
        let Some(days) = settings.notices_kept_days else { continue };
        let is_done =
            Condition::any().add(notice::Column::ReadAt.is_not_null()).add(notice::Column::ArchivedAt.is_not_null());
        notice::Entity::delete_many()
            .filter(notice::Column::CompanyId.eq(settings.company_id))
            .filter(notice::Column::CreatedAt.lt(now - TimeDelta::days(days.into())))
            .filter(is_done)
            .exec(db)
            .await?;
    }
    Ok(())
}
