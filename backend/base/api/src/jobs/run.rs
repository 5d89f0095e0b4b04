//! Claiming and running jobs.

use chrono::TimeDelta;
use haul_db::{Db, Fetch, Scope};
use haul_entity::base::job::{ActiveModel, Column, Entity, Model};
use haul_types::Timestamp;
use sea_orm::{ColumnTrait, Condition, DbErr, EntityTrait, QueryFilter, QueryOrder, QuerySelect, Select, Set};
use serde_json::json;

use super::{JobError, sweep::sweep};
use crate::AppContext;

/// Why a job was given up whose process ended at each attempt.
pub const CRASHED: &str = "it ended its process each time";

/// Longer than the host waits for a mail server, so that a slow message is not sent twice.
const LEASE: TimeDelta = TimeDelta::minutes(5);
/// The first pause after a failure; it doubles with each one.
const FIRST_PAUSE: TimeDelta = TimeDelta::seconds(15);
/// The longest pause.
const LONGEST_PAUSE: TimeDelta = TimeDelta::hours(1);
/// With the pauses above about four hours: longer than most outages of mail servers.
const MAX_ATTEMPTS: i32 = 12;

/// The result of one call of [`run_jobs`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct JobsOutcome {
    pub ran: usize,
    /// How many of them failed; they are retried unless given up.
    pub failed: usize,
    /// When the next job is due, if any.
    pub next_due_at: Option<Timestamp>,
}

/// Runs up to `limit` jobs that are due, one after the other: those that people wait for first, then the oldest.
///
/// A database error ends the call early; its jobs run again when their lease expires.
pub async fn run_jobs(ctx: &AppContext, limit: usize) -> JobsOutcome {
    let db = ctx.db.scoped(Scope::System("jobs belong to every company"));
    let mut outcome = JobsOutcome::default();
    if let Err(error) = run_due(ctx, &db, limit, &mut outcome).await {
        tracing::error!(cause = %error, "jobs could not be run");
    }
    outcome
}

async fn run_due(ctx: &AppContext, db: &Db, limit: usize, outcome: &mut JobsOutcome) -> Result<(), DbErr> {
    let now = ctx.now();
    let awaited = ctx.product.jobs().filter(|kind| kind.is_awaited).map(|kind| kind.kind);
    let due = waiting()
        .filter(Column::RunAfter.lte(now))
        .filter(Condition::any().add(Column::LeasedUntil.is_null()).add(Column::LeasedUntil.lte(now)))
        .order_by_desc(Column::Kind.is_in(awaited))
        .order_by_asc(Column::RunAfter)
        .order_by_asc(Column::Id)
        .limit(limit as u64)
        .fetch_all(db)
        .await?;
    for job in due {
        let Some(job) = claim(ctx, db, job).await? else { continue };
        outcome.ran += 1;
        // Claiming counts the attempt, so a job that crashes its process is given up, too.
        let performed = if job.attempts > MAX_ATTEMPTS { Err(given_up()) } else { perform(ctx, &job).await };
        match performed {
            Ok(()) => finish(ctx, db, job).await?,
            Err(JobError::NotBefore(at)) => wait(db, job, at).await?,
            Err(failure) => {
                outcome.failed += 1;
                put_off(ctx, db, job, failure).await?;
            }
        }
    }
    if outcome.ran > 0 {
        sweep(ctx, db, now).await?;
    }
    let next = waiting().order_by_asc(Column::RunAfter).fetch_optional(db).await?;
    outcome.next_due_at = next.map(|job| job.leased_until.map_or(job.run_after, |until| until.max(job.run_after)));
    Ok(())
}

fn waiting() -> Select<Entity> {
    Entity::find().filter(Column::FinishedAt.is_null()).filter(Column::FailedAt.is_null())
}

/// Claims the job unless another worker just did: the number of attempts tells.
async fn claim(ctx: &AppContext, db: &Db, job: Model) -> Result<Option<Model>, DbErr> {
    let attempts = job.attempts + 1;
    let leased_until = Some(ctx.now() + LEASE);
    let change = ActiveModel { attempts: Set(attempts), leased_until: Set(leased_until), ..Default::default() };
    let taken = Entity::update_many()
        .set(change)
        .filter(Column::Id.eq(job.id))
        .filter(Column::Attempts.eq(job.attempts))
        .filter(Column::FinishedAt.is_null())
        .exec(db)
        .await?;
    Ok((taken.rows_affected == 1).then_some(Model { attempts, leased_until, ..job }))
}

async fn perform(ctx: &AppContext, job: &Model) -> Result<(), JobError> {
    match ctx.product.job(&job.kind) {
        Some(kind) => kind.run(ctx, job).await,
        None => Err(JobError::Final(format!("no job is called {}", job.kind))),
    }
}

fn given_up() -> JobError {
    JobError::Final(CRASHED.to_owned())
}

async fn finish(ctx: &AppContext, db: &Db, job: Model) -> Result<(), DbErr> {
    let change = ActiveModel {
        finished_at: Set(Some(ctx.now())),
        leased_until: Set(None),
        payload: Set(json!({})),
        ..Default::default()
    };
    settle(db, &job, change).await
}

/// Waiting does not count as an attempt.
async fn wait(db: &Db, job: Model, until: Timestamp) -> Result<(), DbErr> {
    // What failed before is over: a job that puts itself off each day lives longer than any count of attempts.
    let change = ActiveModel {
        leased_until: Set(None),
        run_after: Set(until),
        attempts: Set(0),
        last_error: Set(None),
        ..Default::default()
    };
    settle(db, &job, change).await
}

async fn put_off(ctx: &AppContext, db: &Db, job: Model, failure: JobError) -> Result<(), DbErr> {
    let now = ctx.now();
    let (error, is_final) = match failure {
        JobError::Passing(error) => (error, job.attempts >= MAX_ATTEMPTS),
        JobError::Final(error) => (error, true),
        JobError::NotBefore(at) => return wait(db, job, at).await,
    };
    tracing::warn!(job = %job.id, kind = job.kind, attempts = job.attempts, is_final, "job failed");
    let change = ActiveModel {
        leased_until: Set(None),
        last_error: Set(Some(error)),
        run_after: Set(now + pause_after(job.attempts)),
        failed_at: Set(is_final.then_some(now)),
        ..Default::default()
    };
    settle(db, &job, change).await
}

/// Writes the result unless the lease expired and another worker has the job.
async fn settle(db: &Db, job: &Model, change: ActiveModel) -> Result<(), DbErr> {
    let mine =
        Entity::update_many().set(change).filter(Column::Id.eq(job.id)).filter(Column::Attempts.eq(job.attempts));
    mine.exec(db).await?;
    Ok(())
}

/// When an unfinished job last failed; none if it never did.
pub fn last_failure_of(job: &Model) -> Option<Timestamp> {
    job.last_error.as_ref()?;
    Some(job.failed_at.unwrap_or_else(|| job.run_after - pause_after(job.attempts)))
}

/// 15 s, 30 s, 1 min … up to an hour.
fn pause_after(attempts: i32) -> TimeDelta {
    let doublings = attempts.clamp(1, 10) - 1;
    (FIRST_PAUSE * (1 << doublings)).min(LONGEST_PAUSE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pause_doubles_up_to_an_hour() {
        for (attempts, seconds) in [(1, 15), (2, 30), (3, 60), (8, 1920), (9, 3600), (12, 3600)] {
            assert_eq!(pause_after(attempts).num_seconds(), seconds, "{attempts}");
        }
    }
}
